import { type Palette } from '../../site/styles/color-tokens.ts';

/** Parses three or six hexadecimal digits into three channels from 0 to 1. */
function channels(color: string): number[] {
  const digits = /^#(?:[\da-f]{3}|[\da-f]{6})$/u.exec(color)?.[0].slice(1);
  if (!digits) throw new Error(`found color "${color}", expected three or six hexadecimal digits`);
  const pairs = (digits.length === 3 ? digits.replaceAll(/./gu, '$&$&') : digits).match(/../gu);
  return (pairs ?? []).map((pair) => Number.parseInt(pair, 16) / 255);
}

/** Linear light of an sRGB channel from 0 to 1. Source: IEC 61966-2-1. */
const linear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

/** Relative luminance of sRGB channels from 0 to 1. Source: WCAG 2.2, "relative luminance". */
export function luminance(color: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = color.map(linear);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two luminances, 1 to 21. Source: WCAG 2.2, "contrast ratio". */
export function ratio(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** The channels of a palette's color, which may be the name of another. */
function color(palette: Palette, name: string): number[] {
  const value = palette.get(name);
  if (value === undefined) throw new Error(`found no color named "${name}" in the palette`);
  const other = /^var\(--(.+)\)$/u.exec(value)?.[1];
  return other ? color(palette, other) : channels(value);
}

/**
 * Contrast ratio of two colors of a palette.
 *
 * @throws Error if the palette lacks one of them
 */
export function contrast(palette: Palette, front: string, back: string): number {
  return ratio(luminance(color(palette, front)), luminance(color(palette, back)));
}

/**
 * Perceptual distance of two colors of a palette: 0 for equal, 1 from black to white.
 * Source: Oklab, "A perceptual color space for image processing".
 */
export function distance(palette: Palette, one: string, other: string): number {
  const [a, b] = [one, other].map((name) => oklab(color(palette, name).map(linear)));
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
