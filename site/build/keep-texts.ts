import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { type AstroIntegration } from 'astro';

import { keptTexts, type KeptTexts } from '../content/markdown/kept-texts.ts';
import { type Transformed } from '../content/markdown/transform.ts';
import { projectRoot } from '../content/root.ts';
import { inTurns } from './in-turns.ts';
import { writeWhole } from './write-whole.ts';

/**
 * Keeps what the texts of a build became for the next one: reading Markdown takes longer than all else that is done for
 * an article. A text that changed has another key; all texts are read anew when what reads them changed.
 */
export function keepTexts(): AstroIntegration {
  let folder = '';
  return {
    name: 'keep-texts',
    hooks: {
      'astro:config:done': ({ config }) => {
        folder = fileURLToPath(new URL('texts/', config.cacheDir));
      },
      'astro:build:start': async () => {
        await recall(folder, await reader(projectRoot()), keptTexts());
      },
      'astro:build:done': async ({ logger }) => {
        const before = await remember(folder, await reader(projectRoot()), keptTexts());
        logger.info(`${String(keptTexts().asked.size)} texts, ${String(before)} read before`);
      },
    },
  };
}

/** What makes HTML of a text, as a hash: our own files and every package. @throws Error when there is none of them */
export async function reader(root: string): Promise<string> {
  const own = join(root, 'site/content/markdown');
  const files = (await readdir(own)).sort().map((file) => join(own, file));
  const hash = createHash('sha256');
  for (const file of [join(root, 'package-lock.json'), ...files])
    hash.update(await readFile(file)).update('\0');
  return hash.digest('hex').slice(0, 16);
}

/** Brings back what the same reader left in the folder. */
export async function recall(folder: string, by: string, { texts }: KeptTexts): Promise<void> {
  await mkdir(join(folder, by), { recursive: true });
  await inTurns(await readdir(join(folder, by)), async (name) => {
    if (!name.endsWith('.json')) return;
    const text = await readFile(join(folder, by, name), 'utf8');
    texts.set(name.slice(0, -'.json'.length), JSON.parse(text) as Transformed);
  });
}

/** Leaves what was asked for in the folder, and nothing else. @returns how many of it were there already */
export async function remember(folder: string, by: string, { texts, asked }: KeptTexts): Promise<number> {
  for (const other of await readdir(folder))
    if (other !== by) await rm(join(folder, other), { recursive: true });
  const names = new Set([...asked].filter((key) => texts.has(key)).map((key) => `${key}.json`));
  const there = new Set(await readdir(join(folder, by)));
  await inTurns([...there].filter((name) => !names.has(name)), (name) => rm(join(folder, by, name)));
  const missing = [...names].filter((name) => !there.has(name));
  await inTurns(missing, (name) =>
    writeWhole(join(folder, by, name), JSON.stringify(texts.get(name.slice(0, -'.json'.length)))),
  );
  return names.size - missing.length;
}
