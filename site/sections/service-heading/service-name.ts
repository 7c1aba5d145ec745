import type { CSSProperties } from 'react';
import { widthOf } from '../../styles/display-font.ts';

/** Breaks a name of several words into the two most even lines. */
export function nameLines(name: string): string[] {
  const words = name.split(' ');
  const breaks = words.slice(1).map((_, index) => [words.slice(0, index + 1), words.slice(index + 1)]);
  return (
    breaks
      .map((pair) => pair.map((line) => line.join(' ')))
      // Of two equal breaks take the earlier one, which puts the ampersand on the second line.
      .reduce<string[]>((best, pair) => (longest(pair) < longest(best) ? pair : best), [name])
  );
}

const longest = (lines: readonly string[]) => Math.max(...lines.map((line) => line.length));

/** Longest name in characters that a tablet shows on one line, in large type. */
const SHORT_NAME = 10;

export const isShort = (name: string) => name.length <= SHORT_NAME;

/** Letter spacing of the name in ems. */
const TRACKING = -0.018;

/** Widths of a name in ems, on one line and broken in two, so that it can be as large as the page is wide. */
export function nameStyle(name: string): CSSProperties {
  const ems = (line: string) => widthOf(line, TRACKING).toFixed(3);
  const widest = nameLines(name)
    .map(ems)
    .sort((a, b) => Number(b) - Number(a))[0];
  return { '--tracking': `${TRACKING}em`, '--name-whole': ems(name), '--name-line': widest };
}
