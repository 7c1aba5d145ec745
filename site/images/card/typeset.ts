import { fileURLToPath } from 'node:url';

import { type Font, openSync } from 'fontkit';

/**
 * The fonts of social pictures, which also measure names on pages. Static ones, because fontkit cannot set the weight of a
 * variable WOFF2: headlines on pages are a little bolder (astro.config.ts).
 */
const files = {
  display: '@fontsource/imbue/files/imbue-latin-300-normal.woff2',
  text: '@fontsource/familjen-grotesk/files/familjen-grotesk-latin-600-normal.woff2',
} as const;

export type Face = keyof typeof files;

const fonts = new Map<Face, Font>();

function font(face: Face): Font {
  const found = fonts.get(face);
  if (found) return found;
  const file = openSync(fileURLToPath(import.meta.resolve(files[face])));
  if (!('layout' in file)) throw new Error(`${files[face]}: found a font collection, expected a single font`);
  fonts.set(face, file);
  return file;
}

export interface Line {
  /** Outlines of the glyphs as SVG path data, starting at 0, 0 on the baseline. */
  path: string;
  /** Pixels. */
  width: number;
}

/** By face and text: the advance in ems and the number of glyphs. */
const measured = new Map<string, { advance: number; glyphs: number }>();

/** Width of a kerned line of text in pixels. Memoized, because titles are measured in many sizes. */
export function widthOf(text: string, face: Face, size: number, tracking = 0): number {
  const key = `${face} ${text}`;
  const known = measured.get(key) ?? measure(text, face);
  measured.set(key, known);
  return size * (known.advance + tracking * (known.glyphs - 1));
}

function measure(text: string, face: Face) {
  const { positions } = font(face).layout(text);
  const units = positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
  return { advance: units / font(face).unitsPerEm, glyphs: positions.length };
}

/** Empty space before the outline of a text's first letter, in ems. */
export function leftBearingOf(text: string, face: Face): number {
  const [first] = font(face).layout(text).glyphs;
  return (first?.bbox.minX ?? 0) / font(face).unitsPerEm;
}

/** Outlines of a kerned line of text. `size` is in pixels, `tracking` in ems. */
export function typeset(text: string, face: Face, size: number, tracking = 0): Line {
  const { unitsPerEm } = font(face);
  const scale = size / unitsPerEm;
  const { glyphs, positions } = font(face).layout(text);
  const parts: string[] = [];
  let x = 0;
  glyphs.forEach((glyph, at) => {
    const position = positions[at];
    if (!position) return;
    parts.push(
      glyph.path
        .scale(scale, -scale)
        .translate(x + position.xOffset * scale, -position.yOffset * scale)
        .toSVG(),
    );
    x += position.xAdvance * scale + tracking * size;
  });
  return { path: parts.join(''), width: x - tracking * size };
}
