import { describe, expect, test } from 'vitest';

import { allRoutes } from '../../tools/routes.ts';
import { builtPage, textOf } from '../support/built-pages.ts';
import { linkTargets, readingGrade, sentences, syllables } from '../support/main-text.ts';

/** Who has been eight years at school reads them without effort. Source: WCAG 2.2, 3.1.5 Reading Level, level AAA, asks for nine. */
const GRADE = 8;
/** Said alone they tell nothing. Source: WCAG 2.2, 2.4.9 Link Purpose (Link Only), level AAA. */
const EMPTY = /^(?:(?:click )?here|more|read more|learn more|link|this|this page|details|go|continue)\W*$/iu;

/** Abbreviations and the words that stand with their first use. Source: WCAG 2.2, 3.1.4 Abbreviations, level AAA. */
const EXPLAINED: Readonly<Record<string, string>> = {
  EDTA: 'EDTA (edetic acid)',
  IP: 'network address (IP address)',
  PPD: 'PPD (para-phenylenediamine, a dye)',
  SPF: 'sun protection factor (SPF)',
  UV: 'Ultraviolet light (UV)',
  UVA: 'The longer ones, UVA',
  UVB: 'The shorter waves, UVB',
};
/** The state in an address, highways by their signs, a vitamin by its name, and words that are texted in capitals. */
const NAMES = new Set(['TX', 'US', 'B12', 'STOP', 'HELP']);

test.each([['hair', 1], ['painted', 2], ['asked', 1], ['color', 2], ['little', 2], ['appointment', 3], ['bleaches', 2]] as const)('%s has %i syllables', (word, count) => {
  expect(syllables(word)).toBe(count);
}); // prettier-ignore

test('a grade is that of Kincaid', () => {
  // 12 words in two sentences, 14 syllables.
  const grade = readingGrade(['We cut and color hair', 'You say how long it may be']);
  expect(grade).toBeCloseTo(0.39 * 6 + (11.8 * 13) / 12 - 15.59, 5);
});

describe.each([...allRoutes(), '/404'])('%s', (route) => {
  const $ = builtPage(route);

  test('is written in words for everybody', () => {
    const all = sentences($);
    // Three lines are too few to be graded.
    if (all.length > 3) expect(readingGrade(all)).toBeLessThanOrEqual(GRADE);
  });

  test('explains each abbreviation where it first stands', () => {
    const main = $('main').clone();
    main.find('svg, pre, code').remove();
    const text = textOf($, main);
    for (const [short] of text.matchAll(/\b[A-Z][A-Z\d]+\b/gu)) {
      if (NAMES.has(short)) continue;
      const words = EXPLAINED[short];
      expect(words, short).toBeDefined();
      const at = text.indexOf(words ?? '');
      expect(at, `${short} is not explained by “${words ?? ''}”`).not.toBe(-1);
      expect(text.search(new RegExp(`\\b${short}\\b`, 'u')), short).toBeGreaterThanOrEqual(at);
    }
  });

  test('has links that say where they lead, and no name for two places', () => {
    const links = linkTargets($);
    expect(links.size).toBeGreaterThan(20);
    for (const [name, targets] of links) {
      expect(name).not.toBe('');
      expect(name).not.toMatch(EMPTY);
      expect([...targets], name).toHaveLength(1);
    }
  });
});
