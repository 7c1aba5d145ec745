import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { create } from 'fontkit';
import subsetFont from 'subset-font';

import { splitCharacters, unicodeRange } from './characters.ts';

/** OpenType features that the pages use. Others would keep glyphs that no page shows. */
const FEATURES = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig', 'rvrn', 'tnum'];

const require = createRequire(import.meta.url);

/** Part of the cache key: another version may subset differently. */
const { version: SUBSETTER } = require('subset-font/package.json') as { version: string };

const CACHE = fileURLToPath(new URL('../../../.cache/fonts/', import.meta.url));

/** A weight of a variable font, or its lightest and heaviest. */
type Weight = number | { readonly min: number; readonly max: number };

/**
 * Splits a variable font into two subsets: the characters of nearly every page, and the rest, which a browser fetches
 * when a page uses one. Both keep only the given weights (docs/decisions/0003). A single weight is declared as 400.
 *
 * @param file a WOFF2, as a module specifier
 * @returns two variants for Astro's local font provider, the common characters first
 * @throws Error when the file is missing or is not a variable font with weights
 */
export async function fontVariants(file: string, weight: Weight) {
  const bytes = readFileSync(require.resolve(file));
  const font = create(bytes);
  if (!('characterSet' in font)) throw new Error(`${file}: found a font collection, expected a single font`);
  const { common, rest } = splitCharacters(font.characterSet);
  const variant = async (characters: readonly number[]) => ({
    weight: typeof weight === 'number' ? '400' : `${weight.min} ${weight.max}`,
    style: 'normal' as const,
    src: [await subset(bytes, characters, weight)] as [string],
  });
  return [
    await variant(common),
    // Only this one has a range: browsers try the last face first and fall back to the one before.
    { ...(await variant(rest)), unicodeRange: unicodeRange(rest) },
  ] as const;
}

/** Path of a font with only these characters, cached under a hash of everything it is made of. */
async function subset(bytes: Buffer, characters: readonly number[], wght: Weight): Promise<string> {
  const settings = { targetFormat: 'woff2', keepFeatures: FEATURES, variationAxes: { wght } } as const;
  const key = JSON.stringify([characters, settings, SUBSETTER]);
  const name = createHash('sha256').update(bytes).update(key).digest('hex').slice(0, 16);
  const file = join(CACHE, `${name}.woff2`);
  if (!existsSync(file)) {
    const font = await subsetFont(bytes, String.fromCodePoint(...characters), settings);
    mkdirSync(CACHE, { recursive: true });
    // Renamed when complete: an interrupted build must not leave half a font in the cache.
    writeFileSync(`${file}.part`, font);
    renameSync(`${file}.part`, file);
  }
  return file;
}
