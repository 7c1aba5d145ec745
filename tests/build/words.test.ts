import { describe, expect, test } from 'vitest';

import { allRoutes } from '../../tools/routes.ts';
import { builtPage, textOf } from '../support/built-pages.ts';
import { linkTargets, readingGrade, sentences, syllables } from '../support/main-text.ts';

/** US school grade. Source: WCAG 2.2, 3.1.5 Reading Level (AAA), which allows nine. */
const GRADE = 8;
/** Link texts without a purpose. Source: WCAG 2.2, 2.4.9 Link Purpose (Link Only) (AAA). */
const EMPTY = /^(?:(?:click )?here|more|read more|learn more|link|this|this page|details|go|continue)\W*$/iu;

/** Abbreviations, each with the words that explain its first use. Source: WCAG 2.2, 3.1.4 Abbreviations (AAA). */
const EXPLAINED: Readonly<Record<string, string>> = {
  EDTA: 'EDTA (edetic acid)',
  IP: 'network address (IP address)',
  PPD: 'PPD (para-phenylenediamine, a dye)',
  SPF: 'sun protection factor (SPF)',
  UV: 'Ultraviolet light (UV)',
  UVA: 'The longer ones, UVA',
  UVB: 'The shorter waves, UVB',
};
/** Need no explanation: the state in an address, highways, a vitamin, and keywords for text messages. */
const NAMES = new Set(['TX', 'US', 'B12', 'STOP', 'HELP']);

test.each([['hair', 1], ['painted', 2], ['asked', 1], ['color', 2], ['little', 2], ['appointment', 3], ['bleaches', 2]] as const)('%s has %i syllables', (word, count) => {
  expect(syllables(word)).toBe(count);
}); // prettier-ignore

test('the reading grade is Kincaid’s', () => {
  // 12 words in two sentences, 14 syllables.
  const grade = readingGrade(['We cut and color hair', 'You say how long it may be']);
  expect(grade).toBeCloseTo(0.39 * 6 + (11.8 * 13) / 12 - 15.59, 5);
});

describe.each([...allRoutes(), '/404'])('%s', (route) => {
  const $ = builtPage(route);

  test('is easy to read', () => {
    const all = sentences($);
    // Too few sentences make the grade meaningless.
    if (all.length > 3) expect(readingGrade(all)).toBeLessThanOrEqual(GRADE);
  });

  test('explains each abbreviation at its first use', () => {
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

  test('has a unique, descriptive text for each link target', () => {
    const links = linkTargets($);
    expect(links.size).toBeGreaterThan(20);
    for (const [name, targets] of links) {
      expect(name).not.toBe('');
      expect(name).not.toMatch(EMPTY);
      expect([...targets], name).toHaveLength(1);
    }
  });
});
