export type HeadlineSize = 'short' | 'medium' | 'long' | 'longest';

/** Characters of the longest line → font size that fits from 320 px on. Measured with Imbue. */
const SIZES: readonly [number, HeadlineSize][] = [
  [5, 'short'],
  [8, 'medium'],
  [11, 'long'],
];

/**
 * Breaks a name into one line, or into the two most even ones. An ampersand starts the second line unless that makes the
 * longer line even longer.
 */
export function headline(name: string): { lines: string[]; size: HeadlineSize } {
  const words = name.split(' ');
  const breaks = words.slice(1).map((_, at) => [words.slice(0, at + 1), words.slice(at + 1)]);
  const lines = breaks
    .map((pair) => pair.map((line) => line.join(' ')))
    // Of two equal breaks take the earlier one, which puts the ampersand on the second line.
    .reduce<string[]>((best, pair) => (longest(pair) < longest(best) ? pair : best), [name]);
  const size = SIZES.find(([maxLength]) => longest(lines) <= maxLength)?.[1] ?? 'longest';
  return { lines, size };
}

const longest = (lines: readonly string[]) => Math.max(...lines.map((line) => line.length));
