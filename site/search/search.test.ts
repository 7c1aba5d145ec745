import { describe, expect, test } from 'vitest';

import { buildIndex, type IndexedArticle } from './build-index.ts';
import { excerpt, marked } from './excerpt.ts';
import { find } from './find.ts';
import { distanceBetween, nearest } from './near.ts';
import { type Entry } from './parts.ts';
import { sectionsOf } from './plain-text.ts';
import { stemOf, termsOf } from './words.ts';

function article(title: string, text: string, tags: string[] = []): IndexedArticle {
  return {
    href: `/blog/${title}`,
    title,
    description: '',
    tags,
    date: { day: '2025-10-20', long: 'October 20, 2025' },
    readingTime: 8,
    sections: [{ id: '', heading: '', text }],
  };
}

/** Asks an index, and tells which articles and parts it took. */
async function ask(articles: readonly IndexedArticle[], question: string) {
  const parts = buildIndex(articles, []);
  const entry = parts.get('index') as Entry;
  const used: string[] = [];
  const get = (name: string) => {
    used.push(name);
    return Promise.resolve(parts.get(`${entry.version}/${name}`));
  };
  const found = await find(question, { entry, get });
  return { ...found, titles: found.articles.map((at) => articles[at]?.title), used, parts };
}

const BLOG = [
  article('Balayage at home', 'Highlights are painted by hand. Wash seldom.'),
  article('Hard water', 'Minerals stay in the hair. Water is hard where limestone is. Washing helps.', [
    'Hair care',
  ]),
  article('The waterfall braid', 'A braid like a waterfall. It is not hard. Porosity and crème brûlée.'),
];

describe('words', () => {
  test.each([
    ['Brushes', 'brush'],
    ['curls', 'curl'],
    ['boxes', 'box'],
    ['babies', 'baby'],
    ['glass', 'glass'],
    ['Men’s', 'men'],
    ['focus', 'focus'],
    ['Crème', 'creme'],
    ['gas', 'gas'],
  ])('%s is looked for as %s', (word, stem) => {
    expect(stemOf(word)).toBe(stem);
  });

  test('common words count only where there are no others', () => {
    expect(termsOf('How to wash the curls?')).toEqual(['wash', 'curl']);
    expect(termsOf('the')).toEqual(['the']);
    expect(termsOf('  ?! ')).toEqual([]);
  });
});

describe('finding', () => {
  test('the best article first; a form of the word counts, another word that begins like it does not', async () => {
    expect((await ask(BLOG, 'hard water')).titles).toEqual(['Hard water']);
    expect((await ask(BLOG, 'wash')).titles).toEqual(['Balayage at home', 'Hard water']);
    expect((await ask(BLOG, 'hair care')).titles).toEqual(['Hard water']);
    expect((await ask(BLOG, 'bal')).titles).toEqual(['Balayage at home']);
    expect((await ask(BLOG, 'CREME')).titles).toEqual(['The waterfall braid']);
  });

  test.each([
    ['balyage', 'balayage'],
    ['hilights', 'highlight'],
    ['porositty', 'porosity'],
    ['bradi', 'braid'],
  ])('%s is read as %s', async (typed, meant) => {
    const found = await ask(BLOG, typed);
    expect(found.corrected.map((one) => one.meant)).toEqual([meant]);
    expect(found.articles.length).toBeGreaterThan(0);
  });

  test('where no article has all words, those that have most of them', async () => {
    const found = await ask(BLOG, 'braid limestone hard');
    expect(found.whole).toBe(false);
    expect(found.titles).toEqual(['The waterfall braid', 'Hard water']);
  });

  test('nothing is nothing', async () => {
    for (const question of ['xqzt', 'constructor', '__proto__', '']) {
      const found = await ask(BLOG, question);
      expect(found.articles, question).toEqual([]);
    }
  });

  test('what a visitor fetches does not grow with the number of articles', async () => {
    const syllables = ['ba', 'ke', 'li', 'mo', 'nu', 'ra', 'se', 'ti', 'vo', 'zu'];
    const word = (number: number) =>
      String(number).replaceAll(/\d/gu, (digit) => syllables[Number(digit)] ?? '');
    const many = Array.from({ length: 1500 }, (_, at) =>
      article(
        `t${at}`,
        `common ${Array.from({ length: 60 }, (_, i) => word((at * 37 + i * i * 11) % 20_000)).join(' ')}`,
      ),
    );
    const { used, parts, articles } = await ask(many, 'common baba');
    expect(articles.length).toBeGreaterThan(0);
    expect(used.length).toBeLessThanOrEqual(5);
    const size = (part: unknown) => JSON.stringify(part).length;
    for (const [name, part] of parts)
      expect(size(part), name).toBeLessThan(name.endsWith('vocabulary') ? 110_000 : 31_000);
  });
});

test('distances count a swap as one, and give up early', () => {
  expect(distanceBetween('wahs', 'wash', 2)).toBe(1);
  expect(distanceBetween('hilight', 'highlight', 2)).toBe(2);
  expect(distanceBetween('abc', 'xyzw', 1)).toBe(2);
  expect(nearest('hilight', ['light', 'highlight', 'twilight'])).toEqual(['highlight']);
  expect(nearest('xyz', ['abc'])).toEqual([]);
});

test('an excerpt is the place where most of the words stand, marked', () => {
  const far = 'word '.repeat(60);
  const section = { id: 'b', heading: 'B', text: `${far}Hard water, and hardly water. ${far}` };
  const place = excerpt(
    [{ id: 'a', heading: 'A', text: 'Hard is the day.' }, section],
    new Set(['hard', 'water']),
  );
  expect(place?.section.id).toBe('b');
  expect(place?.pieces.filter(({ hit }) => hit).map(({ text }) => text)).toEqual(['Hard', 'water', 'water']);
  expect(place?.pieces[0]?.text.startsWith('…')).toBe(true);
  expect(marked('Curls & curls', new Set(['curl']))).toEqual([
    { text: 'Curls', hit: true },
    { text: ' & ', hit: false },
    { text: 'curls', hit: true },
  ]);
});

test('a rendered text becomes sections: words of blocks apart, entities read, code left out', () => {
  expect(
    sectionsOf(
      '<p>It’s <em>dry</em>ness &amp; &#x3C;more&gt;.</p><pre>code</pre><h2 id="one">One <a href="#">two</a></h2><ul><li>a</li><li>b</li></ul>',
    ),
  ).toEqual([
    { id: '', heading: '', text: 'It’s dryness & <more>.' },
    { id: 'one', heading: 'One two', text: 'a b' },
  ]);
  expect(sectionsOf('<h2 id="x">X</h2><p>y</p>')).toEqual([{ id: 'x', heading: 'X', text: 'y' }]);
});
