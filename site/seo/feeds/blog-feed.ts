import { listArticles } from '../../content/articles/collection.ts';
import { noonOf } from '../../content/salon/dates.ts';
import { siteContent } from '../../content/content.ts';
import { type FigureRequest } from '../../content/markdown/figures-plugin.ts';
import { element, parseText, serialize } from '../../content/markdown/rendered-text.ts';
import { tagLabel } from '../../content/articles/tags.ts';
import { jpegOf } from '../../images/picture.ts';
import { socialPicture } from '../../images/social.ts';
import { type Feed, portableHtml } from './feed.ts';

/** Number of articles in a feed, newest first. */
const FEED_LENGTH = 30;

/** Content of both feeds: the newest articles. @param site canonical origin */
export async function blogFeed(site: URL): Promise<Feed> {
  const { title, description } = siteContent().get('blog');
  const { name, timeZone } = siteContent().get('salon');
  const absolute = (path: string) => new URL(path, site).href;
  const items = await Promise.all(
    (await listArticles()).slice(0, FEED_LENGTH).map(async (article) => {
      const url = absolute(`/blog/${article.slug}`);
      const text = await parseText(article.text, (request) => figure(request, site));
      const picture = await socialPicture(article.picture, article.title);
      return {
        url,
        title: article.title,
        description: article.description,
        html: portableHtml(text, url),
        author: article.author,
        published: noonOf(article.date, timeZone),
        tags: article.tags.map(tagLabel),
        picture: { ...picture, url: absolute(picture.url) },
      };
    }),
  );
  return {
    title: `${title} | ${name}`,
    description,
    home: absolute('/blog'),
    rss: absolute('/rss.xml'),
    json: absolute('/feed.json'),
    publisher: name,
    items,
  };
}

/** A photo as a single JPEG, which every feed reader shows. Drawings are left out: feed readers remove SVG. */
async function figure({ caption, ...use }: FigureRequest, site: URL): Promise<string> {
  if ('drawing' in use) return '';
  const { url, width, height, alt } = await jpegOf(use);
  const image = element('img', { src: new URL(url, site).href, width, height, alt });
  const words = { type: 'text', value: caption ?? '' } as const;
  return serialize([element('figure', {}, image, ...(caption ? [element('figcaption', {}, words)] : []))]);
}
