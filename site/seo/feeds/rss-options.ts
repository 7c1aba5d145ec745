import { type RSSOptions } from '@astrojs/rss';

import { type Feed } from './feed.ts';

/**
 * The blog feed for @astrojs/rss. Authors are given by Dublin Core, because RSS expects an email address in `author`;
 * pictures by Media RSS.
 */
export function rssOptions({ title, description, home, rss: self, items }: Feed): RSSOptions {
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
    customData: `<language>en-us</language><atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>`,
    items: items.map(
      ({ url, title: headline, description: summary, published, tags, html, author, picture }) => ({
        link: url,
        title: headline,
        ...(summary !== undefined && { description: summary }),
        pubDate: new Date(published),
        categories: [...tags],
        content: html,
        customData: [
          `<dc:creator>${escapeXml(author)}</dc:creator>`,
          `<media:content url="${escapeXml(picture.url)}" medium="image" type="image/jpeg" width="${picture.width}" height="${picture.height}"/>`,
        ].join(''),
      }),
    ),
  };
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
