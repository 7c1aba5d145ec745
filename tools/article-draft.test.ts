import { expect, test, vi } from 'vitest';

import { publishedArticles } from '../site/content/articles/queries.ts';
import { openContent } from '../site/content/content.ts';
import { messageOf, tempContent } from '../tests/support/temp-content.ts';
import { draftFor, slugFor } from './article-draft.ts';

const TITLE = 'Men’s “crème” cuts: what to ask for, & when to stop';

test('a new article is a valid draft that lists the topics', () => {
  using content = tempContent();
  vi.useFakeTimers({ now: new Date('2026-01-01T03:00:00Z'), toFake: ['Date'] });
  const { file, text } = draftFor([TITLE], openContent(content.root));
  vi.useRealTimers();
  expect(file).toBe('content/articles/mens-creme-cuts-what-to-ask-for-when-to-stop.md');
  expect(text).toContain('date: 2025-12-31\n'); // The date in Texas.
  for (const topic of openContent(content.root).get('tags')) expect(text).toContain(`\n  # - ${topic}\n`);
  content.write(file, text);
  expect(publishedArticles(openContent(content.root))).toEqual([]);
  expect(openContent(content.root).get('articles')).toMatchObject([{ title: TITLE, tags: [], draft: true }]);
  expect(messageOf(() => draftFor([TITLE], openContent(content.root)))).toContain(
    `${file}: found an article with this file name`,
  );
});

test.each([
  [[], 'Expected the title in quotes'],
  [['How', 'to', 'wash'], 'Expected the title in quotes'],
  [['?'.repeat(50)], 'expected letters or digits'],
])('rejects %j as a title', (args, message) => {
  expect(messageOf(() => draftFor(args))).toContain(message);
});

test('long slugs end with a whole word', () => {
  expect(slugFor('How to keep long blonde hair happy through a Texas summer day')).toBe(
    'how-to-keep-long-blonde-hair-happy-through-a-texas-summer',
  );
});
