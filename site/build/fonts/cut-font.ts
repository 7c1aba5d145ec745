import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { create } from 'fontkit';
import subsetFont from 'subset-font';

import { inTwo, unicodeRange } from './letters.ts';

/** Of a font's features, those that its letters are set with; any other would bring letters along that no page shows. */
const FEATURES = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig', 'rvrn', 'tnum'];

const require = createRequire(import.meta.url);

/** Another one may cut differently. */
const { version: CUTTER } = require('subset-font/package.json') as { version: string };

/** Where the parts are kept between builds. */
const KEPT = fileURLToPath(new URL('../../../.cache/fonts/', import.meta.url));

/** Lightest and heaviest weight of a variable font. */
export interface Weights {
  readonly min: number;
  readonly max: number;
}

/**
 * Cuts a variable font into the letters of nearly every page and the rest, which a browser fetches when a page shows one
 * of them. Both keep all weights from `min` to `max`, and nothing beyond.
 *
 * @param file a WOFF2, as a module is named
 * @returns two variants as Astro's local font provider takes them, the common letters first
 * @throws when the file is missing or is no variable font with weights
 */
export async function cutFont(file: string, { min, max }: Weights) {
  const bytes = readFileSync(require.resolve(file));
  const font = create(bytes);
  if (!('characterSet' in font)) throw new Error(`${file}: one font expected, not several`);
  const { common, rest } = inTwo(font.characterSet);
  const variant = async (letters: readonly number[]) => ({
    weight: `${min} ${max}`,
    style: 'normal' as const,
    src: [await part(bytes, letters, { min, max })] as [string],
  });
  return [
    await variant(common),
    // Only this one has a range: a browser asks the last first, and what lies outside goes on to the one before.
    { ...(await variant(rest)), unicodeRange: unicodeRange(rest) },
  ] as const;
}

/** Path of a font that has these letters alone: made once, and kept under a hash of all that it follows from. */
async function part(bytes: Buffer, letters: readonly number[], wght: Weights): Promise<string> {
  const settings = { targetFormat: 'woff2', keepFeatures: FEATURES, variationAxes: { wght } } as const;
  const follows = JSON.stringify([letters, settings, CUTTER]);
  const name = createHash('sha256').update(bytes).update(follows).digest('hex').slice(0, 16);
  const file = join(KEPT, `${name}.woff2`);
  if (!existsSync(file)) {
    const made = await subsetFont(bytes, String.fromCodePoint(...letters), settings);
    mkdirSync(KEPT, { recursive: true });
    // Renamed when complete: an interrupted build must not leave half a font in the cache.
    writeFileSync(`${file}.part`, made);
    renameSync(`${file}.part`, file);
  }
  return file;
}
