import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { type AstroIntegration } from 'astro';

import { inTurns } from './in-turns.ts';
import { writeWhole } from './write-whole.ts';

const TEXT = /\.(?:html|css|js|mjs|json|svg|xml|txt|webmanifest)$/;

/**
 * Writes `.br` (quality 11) and `.gz` (level 9) beside each text file of the build, so that no server spends time on
 * compression while a visitor waits. Kept from one build to the next by what was compressed: that is most of a second build.
 */
export function precompress(): AstroIntegration {
  let cache = '';
  return {
    name: 'precompress',
    hooks: {
      'astro:config:done': ({ config }) => {
        cache = fileURLToPath(new URL('compressed/', config.cacheDir));
      },
      'astro:build:done': async ({ dir, logger }) => {
        mkdirSync(cache, { recursive: true });
        const root = fileURLToPath(dir);
        const before = new Set(readdirSync(cache));
        const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
          TEXT.test(file),
        );
        const used = new Set<string>();
        await inTurns(files, async (file) => {
          for (const name of await compress(join(root, file), cache, before)) used.add(name);
        });
        const old = [...before].filter((name) => !used.has(name));
        for (const name of old) rmSync(join(cache, name));
        const made = [...used].filter((name) => !before.has(name)).length / 2;
        logger.info(`${String(files.length)} text files compressed, ${String(files.length - made)} before`);
      },
    },
  };
}

/** @returns the names under which the results are kept */
async function compress(file: string, cache: string, known: ReadonlySet<string>): Promise<string[]> {
  const content = readFileSync(file);
  const name = createHash('sha256').update(content).digest('hex').slice(0, 32);
  const ways = { br: brotli, gz: (data: Buffer) => promisify(gzip)(data, { level: 9 }) };
  return Promise.all(
    Object.entries(ways).map(async ([ending, pack]) => {
      const kept = `${name}.${ending}`;
      const there = known.has(kept);
      const packed = there ? readFileSync(join(cache, kept)) : await pack(content);
      if (!there) writeWhole(join(cache, kept), packed);
      // Not copied: Linux sends a copy to the disk at once, and the build waits for it.
      writeFileSync(`${file}.${ending}`, packed);
      return kept;
    }),
  );
}

function brotli(content: Buffer): Promise<Buffer> {
  return promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}
