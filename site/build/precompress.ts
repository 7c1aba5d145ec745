import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { AstroIntegration } from 'astro';

const TEXT = /\.(?:html|css|js|mjs|json|svg|xml|txt|vcf|webmanifest)$/u;

/** Writes `.br` and `.gz` beside each text file of the build, so that no server has to compress. */
export function precompress(): AstroIntegration {
  return {
    name: 'precompress',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir);
        const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
          TEXT.test(file),
        );
        await Promise.all(files.map((file) => compress(join(root, file))));
        logger.info(`${files.length} files compressed`);
      },
    },
  };
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  // Brotli's slowest level, which is its default.
  await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes));
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }));
}
