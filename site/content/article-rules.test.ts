import { expect, test } from 'vitest';
import { countWords, minutesFor } from './article-rules.ts';
import { listArticles } from './articles.ts';
import { messageOf, tempContent } from './temp-content.ts';

const FILE = 'content/articles/long-summer-hair.md';
const LINES = {
  title: 'title: How to keep long hair happy all summer',
  date: 'date: 2025-08-01',
  author: 'author: The salon team',
  tags: 'tags: [Hair care]',
  readingTime: 'readingTime: 2',
  picture: 'picture: { photo: honey, alt: Honey blonde waves }',
};

function reading(changes: Partial<Record<keyof typeof LINES, string>>, body = 'word '.repeat(420)): string {
  using content = tempContent();
  content.write(FILE, `---\n${Object.values({ ...LINES, ...changes }).join('\n')}\n---\n\n${body}\n`);
  return messageOf(() => listArticles(content.root));
}

test('everything that keeps an article from being published is listed at once, with its line', () => {
  const found = reading({
    title: 'title: Too short',
    date: 'date: 2099-01-01',
    tags: 'tags: [Hair care, Perms]\ndescription: Too little.',
    readingTime: 'readingTime: 9',
  }).split('\n');
  expect(found).toEqual([
    `${FILE}: title: got 9 characters, wanted 40 to 60 (line 2)`,
    `${FILE}: description: got 11 characters, wanted 110 to 155 (line 6)`,
    expect.stringMatching(
      /: date: got 2099-01-01, wanted today \(.+\) or earlier; draft: true keeps it back \(line 3\)$/u,
    ),
    expect.stringMatching(
      /: tags\[1\]: got "Perms", wanted a topic of content\/tags\.yaml: Beauty, .+ \(line 5\)$/u,
    ),
    `${FILE}: readingTime: got 9, wanted about 2: the text has 420 words, 200 to 220 are a minute (line 7)`,
  ]);
});

test.each([
  [
    'a day that no calendar has',
    { date: 'date: 2025-02-30' },
    'date: got "2025-02-30", wanted a date as year-month-day',
  ],
  ['a date in words', { date: 'date: August 1' }, 'date: got "August 1", wanted a date as year-month-day'],
  ['no topic', { tags: 'tags:' }, 'tags: got nothing, wanted at least one of Beauty,'],
  [
    'a photo that is not there',
    { picture: 'picture: { photo: bread, alt: A loaf }' },
    'picture.photo: got "bread"',
  ],
  [
    'a picture without words',
    { picture: 'picture: { photo: honey }' },
    'picture.alt: got nothing, wanted text',
  ],
])('%s is refused', (_, changes, message) => {
  expect(reading(changes)).toContain(`${FILE}: ${message}`);
});

test('code and the addresses of links are not read', () => {
  expect(
    countWords('One [two](/three/four) five.\n\n```json\nsix seven\n```\n\n**Eight**, well-kept; don’t'),
  ).toBe(6);
  expect(minutesFor(2100)).toBe(10);
  expect(minutesFor(3)).toBe(1);
});
