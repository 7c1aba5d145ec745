import { type Problem } from '../source/problem.ts';
import { type Entry } from './entries.ts';

/** The state in an address, the country, keywords for text messages, and a vitamin. */
const WELL_KNOWN = ['TX', 'US', 'STOP', 'HELP', 'B12'];

/**
 * Abbreviations that are not explained at their first use: `sun protection factor (SPF)` or `SPF (sun protection factor)`.
 * Source: WCAG 2.2, 3.1.4 Abbreviations (AAA).
 */
export function abbreviationProblems({ file, passages }: Entry): Problem[] {
  const explained = [...WELL_KNOWN];
  return passages.flatMap(({ line, path, text }) =>
    [...text.matchAll(/\b[A-Z][A-Z\d]+\b/gu)].flatMap(({ 0: short, index }) => {
      // UVA needs no explanation after UV.
      if (explained.some((known) => short.startsWith(known))) return [];
      explained.push(short);
      const isInParentheses = /\([^)]*$/u.test(text.slice(0, index));
      if (isInParentheses || text.startsWith(' (', index + short.length)) return [];
      const expected = `its meaning at the first use: “words (${short})” or “${short} (words)”`;
      return [{ file, path, line, found: short, expected }];
    }),
  );
}
