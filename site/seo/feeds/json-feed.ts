import { type Feed } from './feed.ts';

/** JSON Feed 1.1 (jsonfeed.org/version/1.1). */
export function jsonFeed({ title, description, home, json, publisher, items }: Feed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    home_page_url: home,
    feed_url: json,
    language: 'en-US',
    authors: [{ name: publisher, url: new URL(home).origin }],
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
