import { type Feed, type FeedItem } from './feed.ts';

/** RSS 2.0 (rssboard.org/rss-specification), with whole texts by the content module and authors by Dublin Core. */
export function rss({ title, description, home, rss: self, items }: Feed): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/">
<channel>
<title>${escape(title)}</title>
<link>${escape(home)}</link>
<description>${escape(description)}</description>
<language>en-us</language>
<atom:link href="${escape(self)}" rel="self" type="application/rss+xml"/>
${items[0] ? `<lastBuildDate>${items[0].published.rfc822}</lastBuildDate>\n` : ''}${items.map(item).join('\n')}
</channel>
</rss>
`;
}

function item({ url, title, description, html, author, published, tags, picture }: FeedItem): string {
  return `<item>
<title>${escape(title)}</title>
<link>${escape(url)}</link>
<guid isPermaLink="true">${escape(url)}</guid>
<pubDate>${published.rfc822}</pubDate>
<dc:creator>${escape(author)}</dc:creator>
${tags.map((tag) => `<category>${escape(tag)}</category>`).join('\n')}
${description === undefined ? '' : `<description>${escape(description)}</description>\n`}<media:content url="${escape(picture.url)}" medium="image" type="image/jpeg" width="${picture.width}" height="${picture.height}"/>
<content:encoded>${cdata(html)}</content:encoded>
</item>`;
}

/** Text as it stands between tags and in quotes. */
function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

function cdata(html: string): string {
  return `<![CDATA[${html.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}
