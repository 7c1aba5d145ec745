import { type RSSOptions } from '@astrojs/rss';
import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

import { listArticles } from '../content/articles/list-articles.ts';
import { tagLabel } from '../content/articles/tags.ts';
import { siteContent } from '../content/content.ts';
import { drawingName, type FigureRequest } from '../content/markdown/figures-plugin.ts';
import { element } from '../content/markdown/element.ts';
import { parseText, serialize } from '../content/markdown/sections.ts';
import { noonOf } from '../content/salon/dates.ts';
import { jpegOf } from '../images/picture.ts';
import { socialPicture } from '../images/social.ts';

/** Number of articles in a feed, newest first. */
const FEED_LENGTH = 30;

/** Content of both feeds: the newest articles. All URLs are absolute. @param origin canonical, without a trailing slash */
async function blogFeed(origin: string) {
  const { title, description } = siteContent().get('blog');
  const { name, timeZone } = siteContent().get('salon');
  const items = await Promise.all(
    (await listArticles()).slice(0, FEED_LENGTH).map(async (article) => {
      const url = `${origin}/blog/${article.slug}`;
      const text = await parseText(article.text, figure);
      const picture = await socialPicture(article.picture);
      return {
        url,
        title: article.title,
        description: article.description,
        html: portableHtml(text, url),
        author: article.author,
        published: noonOf(article.date, timeZone),
        tags: article.tags.map(tagLabel),
        picture: { ...picture, url: `${origin}${picture.url}` },
      };
    }),
  );
  return { title: `${title} | ${name}`, description, home: `${origin}/blog`, publisher: name, items };
}

/** A photo as a single JPEG, which every feed reader shows. Drawings are left out: feed readers remove SVG. */
async function figure({ url, alt, caption }: FigureRequest): Promise<string> {
  if (drawingName(url) !== undefined) return '';
  const { url: src, width, height } = await jpegOf({ photo: url });
  const image = element('img', { src, width, height, alt });
  const words = element('figcaption', {}, { type: 'text', value: caption ?? '' });
  return serialize([element('figure', {}, image, ...(caption ? [words] : []))]);
}

/** Properties for our own styles and scripts. */
const OWN = /^(?:className|style|tabIndex|role|target|rel|data.*)$/u;

/** Characters that XML cannot have, not even escaped. Source: XML 1.0, "Characters". */
const NO_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** HTML that can be shown anywhere: URLs made absolute, attributes for our own styles and scripts removed. */
function portableHtml(tree: Root, page: string): string {
  visit(tree, 'element', ({ properties }) => {
    for (const [name, value] of Object.entries(properties)) {
      if (OWN.test(name)) properties[name] = undefined;
      if (name === 'href' || name === 'src') properties[name] = absolute(String(value), page);
    }
  });
  return serialize(tree).replaceAll(NO_XML, '');
}

function absolute(url: string, page: string): string {
  return /^[a-z]+:/u.test(url) ? url : new URL(url, page).href.replace(/\/$/u, '');
}

/** The blog as JSON Feed 1.1 (jsonfeed.org/version/1.1). */
export async function jsonFeed(origin: string): Promise<string> {
  const { title, description, home, publisher, items } = await blogFeed(origin);
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    home_page_url: home,
    feed_url: `${origin}/feed.json`,
    language: 'en-US',
    authors: [{ name: publisher, url: origin }],
    items: items.map((item) => ({
      id: item.url,
      url: item.url,
      title: item.title,
      ...(item.description !== undefined && { summary: item.description }),
      content_html: item.html,
      image: item.picture.url,
      date_published: item.published,
      authors: [{ name: item.author }],
      tags: item.tags,
    })),
  });
}

/** The blog for @astrojs/rss. Authors are in Dublin Core, because RSS expects an email address; pictures in Media RSS. */
export async function rssOptions(origin: string): Promise<RSSOptions> {
  const { title, description, home, items } = await blogFeed(origin);
  return {
    title,
    description,
    site: home,
    trailingSlash: false,
    xmlns: {
      atom: 'http://www.w3.org/2005/Atom',
      dc: 'http://purl.org/dc/elements/1.1/',
      media: 'http://search.yahoo.com/mrss/',
    },
    customData: `<language>en-us</language><atom:link href="${origin}/rss.xml" rel="self" type="application/rss+xml"/>`,
    items: items.map((item) => ({
      link: item.url,
      title: item.title,
      ...(item.description !== undefined && { description: item.description }),
      pubDate: new Date(item.published),
      categories: item.tags,
      content: item.html,
      customData: [
        `<dc:creator>${serialize([{ type: 'text', value: item.author }])}</dc:creator>`,
        `<media:content url="${item.picture.url}" medium="image" type="image/jpeg" width="${item.picture.width}" height="${item.picture.height}"/>`,
      ].join(''),
    })),
  };
}
