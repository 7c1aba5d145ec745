import { fileURLToPath } from 'node:url';

import { type Font, openSync } from 'fontkit';

/**
 * The fonts of social pictures, which also measure names on pages. Static ones, because fontkit cannot set the weight of a
 * variable WOFF2: headlines on pages are a little bolder (site/styles/fonts).
 */
const files = {
  display: (subset: string) => `@fontsource/imbue/files/imbue-${subset}-300-normal.woff2`,
  text: (subset: string) => `@fontsource/familjen-grotesk/files/familjen-grotesk-${subset}-600-normal.woff2`,
} as const;

/** Files of a font, in the order in which a character is looked for. */
const SUBSETS = ['latin', 'latin-ext', 'vietnamese'];

export type Face = keyof typeof files;

const fonts = new Map<string, Font>();

function font(file: string): Font {
  const known = fonts.get(file);
  if (known) return known;
  const opened = openSync(fileURLToPath(import.meta.resolve(file)));
  if (!('layout' in opened)) throw new Error(`${file}: found a font collection, expected a single font`);
  fonts.set(file, opened);
  return opened;
}

interface Run {
  readonly font: Font;
  text: string;
}

/** A text in runs that one file can draw each. Leaves out characters that none has, such as emoji. */
function runsOf(text: string, face: Face): Run[] {
  const runs: Run[] = [];
  for (const character of text.normalize('NFC')) {
    const point = character.codePointAt(0) ?? 0;
    const subset = SUBSETS.map((name) => font(files[face](name))).find((known) =>
      known.hasGlyphForCodePoint(point),
    );
    const last = runs.at(-1);
    if (subset && last?.font === subset) last.text += character;
    else if (subset) runs.push({ font: subset, text: character });
  }
  return runs;
}

/** A title without the characters that cannot be drawn. */
export function drawable(text: string): string {
  return runsOf(text, 'display')
    .map((run) => run.text)
    .join('')
    .replaceAll(/\s+/gu, ' ')
    .trim();
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
  let [advance, glyphs] = [0, 0];
  for (const { font: file, text: part } of runsOf(text, face)) {
    const { positions } = file.layout(part);
    advance += positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0) / file.unitsPerEm;
    glyphs += positions.length;
  }
  return { advance, glyphs };
}

/** Empty space before the outline of a text's first letter, in ems. */
export function leftBearingOf(text: string, face: Face): number {
  const [run] = runsOf(text, face);
  const glyph = run?.font.layout(run.text).glyphs[0];
  return (glyph?.bbox.minX ?? 0) / (run?.font.unitsPerEm ?? 1);
}

/** Outlines of a kerned line of text. `size` is in pixels, `tracking` in ems. */
export function typeset(text: string, face: Face, size: number, tracking = 0): Line {
  const parts: string[] = [];
  let x = 0;
  for (const { font: file, text: part } of runsOf(text, face)) {
    const scale = size / file.unitsPerEm;
    const { glyphs, positions } = file.layout(part);
    glyphs.forEach((glyph, index) => {
      const position = positions[index];
      if (!position) return;
      const [left, top] = [x + position.xOffset * scale, -position.yOffset * scale];
      parts.push(glyph.path.scale(scale, -scale).translate(left, top).toSVG());
      x += position.xAdvance * scale + tracking * size;
    });
  }
  return { path: parts.join(''), width: x - tracking * size };
}
