import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { type AstroIntegration } from 'astro';

import { keptTexts, type KeptTexts } from '../content/markdown/kept-texts.ts';
import { type Transformed } from '../content/markdown/transform.ts';
import { projectRoot } from '../content/root.ts';
import { writeWhole } from './write-whole.ts';

const ENDING = '.json';

/**
 * Keeps what the texts of a build became for the next one: reading Markdown takes longer than all else that is done for
 * an article. A text that changed has another key; all texts are read anew when what reads them changed.
 */
export function keepTexts(): AstroIntegration {
  let folder = '';
  let by = '';
  return {
    name: 'keep-texts',
    hooks: {
      'astro:config:done': ({ config }) => {
        folder = fileURLToPath(new URL('texts/', config.cacheDir));
      },
      'astro:build:start': () => {
        by = reader(projectRoot());
        recall(folder, by, keptTexts());
      },
      'astro:build:done': ({ logger }) => {
        const before = remember(folder, by, keptTexts());
        logger.info(`${String(keptTexts().asked.size)} texts, ${String(before)} read before`);
      },
    },
  };
}

/** What makes HTML of a text, as a hash: our own files and every package. @throws Error when there is none of them */
export function reader(root: string): string {
  const own = join(root, 'site/content/markdown');
  const files = readdirSync(own).map((file) => join(own, file));
  const hash = createHash('sha256');
  for (const file of [join(root, 'package-lock.json'), ...files.sort()])
    hash.update(readFileSync(file)).update('\0');
  return hash.digest('hex').slice(0, 16);
}

/** Brings back what the same reader left in the folder. */
export function recall(folder: string, by: string, { texts }: KeptTexts): void {
  mkdirSync(join(folder, by), { recursive: true });
  for (const name of readdirSync(join(folder, by)))
    if (name.endsWith(ENDING))
      texts.set(
        name.slice(0, -ENDING.length),
        JSON.parse(readFileSync(join(folder, by, name), 'utf8')) as Transformed,
      );
}

/** Leaves what was asked for in the folder, and nothing else. @returns how many of it were there already */
export function remember(folder: string, by: string, { texts, asked }: KeptTexts): number {
  for (const other of readdirSync(folder)) if (other !== by) rmSync(join(folder, other), { recursive: true });
  const there = new Set(readdirSync(join(folder, by)));
  const wanted = new Map(
    [...texts].filter(([key]) => asked.has(key)).map(([key, text]) => [key + ENDING, text]),
  );
  for (const name of there) if (!wanted.has(name)) rmSync(join(folder, by, name));
  for (const [name, text] of wanted)
    if (!there.has(name)) writeWhole(join(folder, by, name), JSON.stringify(text));
  return [...wanted.keys()].filter((name) => there.has(name)).length;
}
