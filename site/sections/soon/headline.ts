export type HeadlineSize = 'short' | 'medium' | 'long' | 'longest';

/** Letters of the longest line → how large it may be set, so that it fits from 320 px on. Measured with Imbue. */
const SIZES: readonly [number, HeadlineSize][] = [
  [5, 'short'],
  [8, 'medium'],
  [11, 'long'],
];

/**
 * Breaks a name into one line, or the two that are most alike in length; an ampersand goes with the word that follows
 * it unless that makes the longer line longer still.
 */
export function headline(name: string): { lines: string[]; size: HeadlineSize } {
  const words = name.split(' ');
  const breaks = words.slice(1).map((_, at) => [words.slice(0, at + 1), words.slice(at + 1)]);
  const lines = breaks
    .map((pair) => pair.map((line) => line.join(' ')))
    // The later of two equal breaks leaves the ampersand above; the earlier one, taken here, begins a line with it.
    .reduce<string[]>((best, pair) => (longest(pair) < longest(best) ? pair : best), [name]);
  const size = SIZES.find(([letters]) => longest(lines) <= letters)?.[1] ?? 'longest';
  return { lines, size };
}

const longest = (lines: readonly string[]) => Math.max(...lines.map((line) => line.length));
