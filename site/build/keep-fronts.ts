import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { type AstroIntegration } from 'astro';

import { keptFronts, type KeptFronts } from '../content/kept-fronts.ts';
import { projectRoot } from '../content/root.ts';
import { reader } from './keep-texts.ts';
import { writeWhole } from './write-whole.ts';

interface File {
  readonly by: string;
  readonly fronts: readonly (readonly [text: string, said: unknown])[];
}

/** Keeps what the front matter of a build says for the next one, as keep-texts.ts does with the texts below it. */
export function keepFronts(): AstroIntegration {
  let file = '';
  let by = '';
  return {
    name: 'keep-fronts',
    hooks: {
      'astro:config:done': ({ config }) => {
        file = fileURLToPath(new URL('fronts.json', config.cacheDir));
      },
      'astro:build:start': () => {
        by = reader(projectRoot());
        recallFronts(file, by, keptFronts());
      },
      'astro:build:done': () => {
        rememberFronts(file, by, keptFronts());
      },
    },
  };
}

/** Brings back what the same reader left in the file. */
export function recallFronts(file: string, by: string, { before }: KeptFronts): void {
  if (!existsSync(file)) return;
  const kept = JSON.parse(readFileSync(file, 'utf8')) as File;
  if (kept.by === by) for (const [text, said] of kept.fronts) before.set(text, said);
}

/** Leaves what was asked for in the file, and nothing else. */
export function rememberFronts(file: string, by: string, { before, asked }: KeptFronts): void {
  const same = before.size === asked.size && [...asked.keys()].every((text) => before.has(text));
  if (!same) writeWhole(file, JSON.stringify({ by, fronts: [...asked] } satisfies File));
}
