import { expect, test } from 'vitest';
import { countWords, readingMinutes } from './article-rules.ts';
import { readArticles } from './read-articles.ts';
import { messageOf, tempContent } from '../../tests/support/temp-content.ts';

const FILE = 'content/articles/long-summer-hair.md';
const LINES = {
  title: 'title: How to keep long hair happy all summer',
  date: 'date: 2025-08-01',
  author: 'author: The salon team',
  tags: 'tags: [Hair care]',
  picture: 'picture: { photo: honey, alt: Honey blonde waves }',
};

function reading(changes: Partial<Record<keyof typeof LINES, string>>, body = 'word '.repeat(420)): string {
  using content = tempContent();
  content.write(FILE, `---\n${Object.values({ ...LINES, ...changes }).join('\n')}\n---\n\n${body}\n`);
  return messageOf(() => readArticles(content.root));
}

test('reports all mistakes of an article at once, each with its line', () => {
  const found = reading({
    title: 'title: Too short',
    date: 'date: 2099-01-01',
    tags: 'tags: [Hair care, Perms]\ndescription: Too little.',
  }).split('\n');
  expect(found).toEqual([
    `${FILE}:2: title: found 9 characters, expected 40 to 60`,
    `${FILE}:6: description: found 11 characters, expected 110 to 155`,
    expect.stringMatching(
      /:3: date: found 2099-01-01, expected today \(.+\) or earlier; until then, keep it as a draft$/u,
    ),
    expect.stringMatching(/:5: tags\[1\]: found "Perms", expected one of the topics Beauty, /u),
  ]);
});

test.each([
  [
    'a date that does not exist',
    { date: 'date: 2025-02-30' },
    'date: found "2025-02-30", expected a day as year-month-day',
  ],
  ['a date in words', { date: 'date: August 1' }, 'date: found "August 1", expected a day as year-month-day'],
  ['no tag', { tags: 'tags:' }, 'tags: found nothing, expected at least one of Beauty,'],
  ['an unknown photo', { picture: 'picture: { photo: bread, alt: A loaf }' }, 'picture.photo: found "bread"'],
  [
    'a picture without alternative text',
    { picture: 'picture: { photo: honey }' },
    'picture.alt: found nothing, expected text',
  ],
])('rejects %s', (_, changes, message) => {
  expect(reading(changes)).toContain(message);
});

test('word count skips code and URLs', () => {
  expect(
    countWords('One [two](/three/four) five.\n\n```json\nsix seven\n```\n\n**Eight**, well-kept; don’t'),
  ).toBe(6);
});

test.each([
  [3, 1],
  [8 * 220, 8],
  [8.4 * 220, 8],
  [8.6 * 220, 9],
])('%d words take %d minutes', (words, minutes) => {
  expect(readingMinutes('word '.repeat(words))).toBe(minutes);
});
