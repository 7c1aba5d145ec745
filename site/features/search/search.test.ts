import { describe, expect, test } from 'vitest';

import { excerpt, highlight } from './excerpt.ts';
import { createSearchIndex, type SearchableArticle } from './search-index.ts';
import { search } from './search.ts';
import { sectionsOf } from './sections.ts';
import { queryTerms, stem } from './tokens.ts';

function article(title: string, text: string, tags: string[] = []): SearchableArticle {
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

const INDEX = createSearchIndex(
  [
    article('Balayage at home', 'Highlights are painted by hand. Wash seldom.'),
    article('Hard water', 'Minerals stay in the hair. Water is hard where limestone is. Washing helps.', [
      'Hair care',
    ]),
    article('The waterfall braid', 'A braid like a waterfall. It is not hard. Porosity and crème brûlée.'),
  ],
  [],
);

const titles = (query: string) => search(INDEX, query).articles.map(({ title }) => title);

describe('tokens', () => {
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
  ])('indexes %s as %s', (word, term) => {
    expect(stem(word)).toBe(term);
  });

  test.each([
    ['How to wash the curls?', ['wash', 'curl']],
    ['the', ['the']],
    ['  ?! ', []],
  ])('searches “%s” for %j', (query, terms) => {
    expect(queryTerms(query)).toEqual(terms);
  });
});

describe('search', () => {
  test('finds the article that has all terms', () => {
    expect(titles('hard water')).toEqual(['Hard water']);
  });

  test('finds other forms of a word', () => {
    expect(titles('wash').sort()).toEqual(['Balayage at home', 'Hard water']);
  });

  test('does not take a whole word for the beginning of a longer one', () => {
    expect(titles('water')).toEqual(['Hard water']);
  });

  test('finds tags', () => {
    expect(titles('hair care')).toEqual(['Hard water']);
  });

  test('finds the beginning of a word', () => {
    expect(titles('bal')).toEqual(['Balayage at home']);
  });

  test('ignores case and accents', () => {
    expect(titles('CREME')).toEqual(['The waterfall braid']);
  });

  test.each([
    ['balyage', 'balayage'],
    ['hilights', 'highlight'],
    ['porositty', 'porosity'],
    ['bradi', 'braid'],
  ])('corrects %s to %s', (typed, meant) => {
    const { articles, corrections } = search(INDEX, typed);
    expect(corrections.map((one) => one.meant)).toEqual([meant]);
    expect(articles.length).toBeGreaterThan(0);
  });

  test('finds the articles with most terms when none has all', () => {
    expect(search(INDEX, 'braid limestone hard').isComplete).toBe(false);
    expect(titles('braid limestone hard').sort()).toEqual(['Hard water', 'The waterfall braid']);
  });

  test.each(['xqzt', 'constructor', '__proto__', ''])('finds nothing for “%s”', (query) => {
    expect(titles(query)).toEqual([]);
  });
});

describe('excerpt', () => {
  const filler = 'word '.repeat(60);
  const found = excerpt(
    [
      { id: 'a', heading: 'A', text: 'Hard is the day.' },
      { id: 'b', heading: 'B', text: `${filler}Hard water, and hardly water. ${filler}` },
    ],
    new Set(['hard', 'water']),
  );

  test('comes from the section with most terms', () => {
    expect(found?.section.id).toBe('b');
  });

  test('marks the terms', () => {
    const marked = found?.parts.filter(({ isMatch }) => isMatch).map(({ text }) => text);
    expect(marked).toEqual(['Hard', 'water', 'water']);
  });

  test('starts with an ellipsis when text is left out', () => {
    expect(found?.parts[0]?.text.startsWith('…')).toBe(true);
  });
});

test('highlight splits a text at its matches', () => {
  expect(highlight('Curls & curls', new Set(['curl']))).toEqual([
    { text: 'Curls', isMatch: true },
    { text: ' & ', isMatch: false },
    { text: 'curls', isMatch: true },
  ]);
});

describe('sections', () => {
  test('start at second-level headings', () => {
    expect(sectionsOf('<p>Before</p><h2 id="one">One <a href="#">two</a></h2><p>x</p><p>y</p>')).toEqual([
      { id: '', heading: '', text: 'Before' },
      { id: 'one', heading: 'One two', text: 'x y' },
    ]);
  });

  test('leave out code blocks', () => {
    expect(sectionsOf('<p>a</p><pre>code</pre><p>b</p>')).toEqual([{ id: '', heading: '', text: 'a b' }]);
  });

  test('keep blocks apart and inline elements together', () => {
    const html = '<p>It’s <em>dry</em>ness &amp; &#x3C;more&gt;.</p><ul><li>a</li><li>b</li></ul>';
    expect(sectionsOf(html)[0]?.text).toBe('It’s dryness & <more>. a b');
  });
});
