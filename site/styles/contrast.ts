/** A palette: the values of custom properties by their names, without the two dashes. */
export type Palette = ReadonlyMap<string, string>;

/** A colour written as three or six hexadecimal digits, as three channels from 0 to 1. */
function channels(colour: string): number[] {
  const digits = /^#(?:[\da-f]{3}|[\da-f]{6})$/u.exec(colour)?.[0].slice(1);
  if (!digits) throw new Error(`wanted a colour in hexadecimal digits, got ${colour}`);
  const pairs = (digits.length === 3 ? digits.replaceAll(/./gu, '$&$&') : digits).match(/../gu);
  return (pairs ?? []).map((pair) => Number.parseInt(pair, 16) / 255);
}

/** Light of an sRGB channel from 0 to 1. Source: IEC 61966-2-1. */
const linear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

/** Relative luminance of sRGB channels from 0 to 1. Source: WCAG 2.2, "relative luminance". */
export function luminance(colour: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map(linear);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two luminances, 1 to 21. Source: WCAG 2.2, "contrast ratio". */
export function ratio(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** The channels of a palette's colour, which may be the name of another. */
function colour(palette: Palette, name: string): number[] {
  const value = palette.get(name);
  if (value === undefined) throw new Error(`no colour is named ${name}`);
  const other = /^var\(--(.+)\)$/u.exec(value)?.[1];
  return other ? colour(palette, other) : channels(value);
}

/**
 * Contrast of two colours of a palette.
 *
 * @throws Error where the palette has no such colour
 */
export function contrast(palette: Palette, front: string, back: string): number {
  return ratio(luminance(colour(palette, front)), luminance(colour(palette, back)));
}

/**
 * How far apart two colours of a palette look, by lightness and by hue: 0 for the same, 1 from black to white.
 * Source: Oklab, "A perceptual color space for image processing".
 */
export function distance(palette: Palette, one: string, other: string): number {
  const [a, b] = [one, other].map((name) => oklab(colour(palette, name).map(linear)));
  return Math.hypot(...(a ?? []).map((value, at) => value - (b?.[at] ?? 0)));
}

function oklab([red = 0, green = 0, blue = 0]: readonly number[]): number[] {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** The custom properties of the blocks of a stylesheet whose opening is one of `openings`, later ones over earlier. */
export function readPalette(css: string, openings: readonly string[]): Palette {
  const palette = new Map<string, string>();
  for (const opening of openings) {
    const begin = css.indexOf(opening);
    if (begin < 0) throw new Error(`no block opens with ${opening}`);
    const block = css.slice(begin + opening.length, css.indexOf('}', begin));
    for (const [, name = '', value = ''] of block.matchAll(/--([\w-]+):\s*([^;]+);/gu))
      palette.set(name, value);
  }
  return palette;
}
