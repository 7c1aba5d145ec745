/** Measures headlines at build time, so that CSS can make a name as large as the page is wide. */
import { join } from 'node:path';
import { openSync } from 'fontkit';
import { projectRoot } from '../lib/project-root.ts';

const font = openSync(join(projectRoot(), 'site/styles/fonts/imbue.woff2'));
if (!('layout' in font)) throw new Error('imbue.woff2: found a font collection, expected a single font');
const { unitsPerEm } = font;

/** The glyphs of a kerned line. Letters with accents are in another file, and as wide as those without. */
const layout = (text: string) => font.layout(text.normalize('NFD').replaceAll(/\p{M}/gu, ''));

/** Whether a letter reaches below the baseline. */
export const hasDescender = (line: string) => /[gjpqyQ,;]/u.test(line);

/** Width of a line in ems, with a letter spacing in ems. */
export function widthOf(text: string, tracking: number): number {
  const { positions } = layout(text);
  const advance = positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
  return advance / unitsPerEm + tracking * (positions.length - 1);
}

/** Empty space before the outline of the first letter, in ems. */
export function leftBearingOf(text: string): number {
  return (layout(text).glyphs[0]?.bbox.minX ?? 0) / unitsPerEm;
}
