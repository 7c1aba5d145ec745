import { expect, test } from 'vitest';

import { readArticles } from '../../site/content/read-articles.ts';
import { builtPage, textOf } from '../support/built-pages.ts';

/** Words that pages must have whatever else the owner writes there. */
const FIXED: readonly [route: string, words: RegExp][] = [
  ['/blog', /Hair & Beauty Blog/],
  ['/blog', /expert tips, styling guides and beauty insights from the salon team/i],
  ['/careers', /Benefits/],
  ['/careers', /Call to Apply/],
  ['/careers', /Visit Our Salon/],
  ['/privacy', /not intended for children/i],
  ['/privacy', /under 16/i],
  ['/terms', /laws? of (?:the State of )?Texas/i],
  ['/terms', /arbitration[\s\S]*in English/i],
];

test.each(FIXED)('%s says %s', (route, words) => {
  const $ = builtPage(route);
  expect(textOf($, $('main'))).toMatch(words);
});

test('the title of the blog names the salon', () => {
  expect(builtPage('/blog')('title').text()).toMatch(/Hair & Beauty Blog.*Copper & Sage/);
});

test('the home page has four benefits', () => {
  const $ = builtPage('/');
  const why = $('section').filter((_, section) => $(section).find('h2').text().startsWith('Why choose'));
  expect(why.find('dt')).toHaveLength(4);
});

test('one article ends with a truncated snippet of structured data', () => {
  const withSnippet = readArticles().filter(({ slug }) =>
    builtPage(`/blog/${slug}`)('main pre code').text().includes('BlogPosting'),
  );
  expect(withSnippet).toHaveLength(1);
});
