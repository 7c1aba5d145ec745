import { fileURLToPath } from 'node:url';

import { type Font, openSync } from 'fontkit';

/** The two cuts that pictures are lettered in. Static fonts: fontkit cannot set the weight of a variable WOFF2. */
const files = {
  display: '@fontsource/imbue/files/imbue-latin-300-normal.woff2',
  text: '@fontsource/familjen-grotesk/files/familjen-grotesk-latin-600-normal.woff2',
} as const;

export type Face = keyof typeof files;

const opened = new Map<Face, Font>();

function font(face: Face): Font {
  const found = opened.get(face);
  if (found) return found;
  const file = openSync(fileURLToPath(import.meta.resolve(files[face])));
  if (!('layout' in file)) throw new Error(`${files[face]}: one font expected, not several`);
  opened.set(face, file);
  return file;
}

export interface Line {
  /** Outline of the letters as SVG path data; the line's left end on the baseline is at 0, 0. */
  path: string;
  /** Pixels. */
  width: number;
}

/** By face and text, in parts of the letters' size: the advance of all letters, and how many there are. */
const measured = new Map<string, { advance: number; letters: number }>();

/** Pixels that a line of text takes, kerned, as `typeset` sets it. A title is tried in many sizes and broken in many places. */
export function widthOf(text: string, face: Face, size: number, tracking = 0): number {
  const key = `${face} ${text}`;
  const known = measured.get(key) ?? measure(text, face);
  measured.set(key, known);
  return size * (known.advance + tracking * (known.letters - 1));
}

function measure(text: string, face: Face) {
  const { positions } = font(face).layout(text);
  const units = positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
  return { advance: units / font(face).unitsPerEm, letters: positions.length };
}

/** Sets a line of text as outlines, kerned. `size` is in pixels, `tracking` in parts of it. */
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
