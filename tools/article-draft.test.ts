import { expect, test, vi } from 'vitest';

import { publishedArticles } from '../site/content/articles/queries.ts';
import { fixtureContent } from '../tests/support/fixture-content.ts';
import { slugFor } from '../site/content/source/slug.ts';
import { draftFor } from './article-draft.ts';

const TITLE = 'Men’s “crème” cuts: what to ask for, & when to stop';

test('a new article is a valid draft that lists the topics', () => {
  vi.useFakeTimers({ now: new Date('2026-01-01T03:00:00Z'), toFake: ['Date'] });
  const { file, text } = draftFor([TITLE], fixtureContent());
  vi.useRealTimers();
  expect(file).toBe('content/articles/mens-creme-cuts-what-to-ask-for-when-to-stop.md');
  expect(text).toContain('date: 2025-12-31\n'); // The date at the salon.
  for (const topic of fixtureContent().get('tags')) expect(text).toContain(`\n  # - ${topic}\n`);
  const content = fixtureContent({ [file]: text });
  expect(content.get('articles')).toContainEqual(
    expect.objectContaining({ title: TITLE, tags: [], draft: true }),
  );
  expect(publishedArticles(content).map(({ title }) => title)).not.toContain(TITLE);
  expect(() => draftFor([TITLE], content)).toThrow(`${file}: found an article with this title`);
});

test.each([
  [[], 'Expected the title in quotes'],
  [['How', 'to', 'wash'], 'Expected the title in quotes'],
  [['?'.repeat(50)], 'expected letters or digits'],
])('rejects %j as a title', (args, message) => {
  expect(() => draftFor(args)).toThrow(message);
});

test('long slugs end with a whole word', () => {
  expect(slugFor('How to keep long blonde hair happy through a Texas summer day')).toBe(
    'how-to-keep-long-blonde-hair-happy-through-a-texas-summer',
  );
});
