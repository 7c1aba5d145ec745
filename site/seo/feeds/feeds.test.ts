import { getRssString } from '@astrojs/rss';
import { fromHtml } from 'hast-util-from-html';
import { expect, test } from 'vitest';

import { type Feed, portableHtml } from './feed.ts';
import { jsonFeed } from './json-feed.ts';
import { rssOptions } from './rss-options.ts';

const FEED: Feed = {
  title: 'Hair & Beauty',
  description: 'Tips <for> hair',
  home: 'https://salon.example/blog',
  rss: 'https://salon.example/rss.xml',
  json: 'https://salon.example/feed.json',
  publisher: 'Salon',
  items: [
    {
      url: 'https://salon.example/blog/a',
      title: 'Cuts & "fades"',
      description: undefined,
      html: '<p>a ]]> b &amp; c</p>',
      author: 'Kim & team',
      published: '2025-10-20T12:00:00-05:00',
      tags: ['Hair Care', 'Cuts & More'],
      picture: { url: 'https://salon.example/_astro/a.jpeg', width: 1200, height: 630 },
    },
  ],
};

test('the RSS feed escapes text', async () => {
  const xml = await getRssString(rssOptions(FEED));
  expect(xml).toContain('<link>https://salon.example/blog</link>');
  expect(xml).toContain('<guid isPermaLink="true">https://salon.example/blog/a</guid>');
  expect(xml).toContain('<category>Cuts &amp; More</category>');
  expect(xml).toContain('<pubDate>Mon, 20 Oct 2025 17:00:00 GMT</pubDate>');
  expect(xml).toContain('<dc:creator>Kim &amp; team</dc:creator>');
  expect(xml).not.toContain('undefined');
});

test('the JSON feed has what version 1.1 requires', () => {
  const { items, ...feed } = JSON.parse(jsonFeed(FEED)) as { items: object[] };
  expect(feed).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    title: 'Hair & Beauty',
    home_page_url: 'https://salon.example/blog',
    feed_url: 'https://salon.example/feed.json',
  });
  expect(items).toEqual([
    {
      id: 'https://salon.example/blog/a',
      url: 'https://salon.example/blog/a',
      title: 'Cuts & "fades"',
      content_html: '<p>a ]]> b &amp; c</p>',
      image: 'https://salon.example/_astro/a.jpeg',
      date_published: '2025-10-20T12:00:00-05:00',
      authors: [{ name: 'Kim & team' }],
      tags: ['Hair Care', 'Cuts & More'],
    },
  ]);
});

test('portable HTML has absolute URLs and no characters that XML lacks', () => {
  expect(
    portableHtml(
      fromHtml(
        '<p class="x"><a href="/">home</a> <a href="/blog?tag=a&amp;b=1">list</a> <a href="#five">five</a> <a href="https://x.example/" target="_blank" rel="noopener">x</a><img src="/_astro/a.jpeg" alt="A">\f</p>',
        { fragment: true },
      ),
      'https://salon.example/blog/a',
    ),
  ).toBe(
    '<p><a href="https://salon.example">home</a> <a href="https://salon.example/blog?tag=a&amp;b=1">list</a> <a href="https://salon.example/blog/a#five">five</a> <a href="https://x.example/">x</a><img src="https://salon.example/_astro/a.jpeg" alt="A"></p>',
  );
});
