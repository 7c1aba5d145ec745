import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { type AstroIntegration } from 'astro';

import { inTurns } from '../in-turns.ts';
import { lightPage } from './light-page.ts';
import { type Candidate, candidateLists, pictureNames, type Renamed, withNames } from './picture-names.ts';
import { importsIn, scriptFiles } from './script-files.ts';

/**
 * Makes the built pages fit into their first flight (docs/decisions/0003-budgets-and-islands.md): one stylesheet each,
 * of what the page can use; what is for print in a file that no first paint waits for; short names of pictures.
 */
export function firstFlight(): AstroIntegration {
  return {
    name: 'first-flight',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const dist = fileURLToPath(dir);
        const files = await readdir(dist, { recursive: true });
        const pages = files.filter((file) => file.endsWith('.html'));
        // Read twice, and never all of them at once: a long blog is more than should lie in memory.
        const names = await namesOfPictures(dist, pages);
        for (const [old, name] of names) await rename(join(dist, '_astro', old), join(dist, '_astro', name));
        const scripts = await scriptsOf(dist, files);
        const printed = new Map<string, string>();
        let saved = 0;
        await inTurns(pages, async (file) => {
          const page = await readFile(join(dist, file), 'utf8');
          const { html, print } = lightPage(withNames(page, names), scripts(page));
          await writeFile(join(dist, file), html);
          if (print) printed.set(print.path, print.css);
          saved += page.length - html.length;
        });
        for (const [file, css] of printed) await writeFile(join(dist, file), css);
        logger.info(`${String(Math.round(saved / 1000))} kB left out of ${String(pages.length)} pages`);
      },
    },
  };
}

async function namesOfPictures(dist: string, pages: readonly string[]): Promise<Renamed> {
  // As text, so that equal ones are one, and none is a piece of a page that would be kept with it.
  const lists = new Set<string>();
  await inTurns(pages, async (file) => {
    for (const list of candidateLists(await readFile(join(dist, file), 'utf8')))
      lists.add(JSON.stringify(list));
  });
  return pictureNames([...lists].map((list) => JSON.parse(list) as Candidate[]));
}

/** @returns the texts of the script files that a page may load */
async function scriptsOf(dist: string, files: readonly string[]): Promise<(page: string) => string[]> {
  const texts = new Map<string, string>();
  await inTurns(
    files.filter((file) => file.endsWith('.js')),
    async (file) => {
      texts.set(file, await readFile(join(dist, file), 'utf8'));
    },
  );
  const text = (file: string) => texts.get(`_astro/${file}`) ?? '';
  const imports = new Map([...texts].map(([file, script]) => [file, importsIn(script)]));
  return (page) => [...scriptFiles(page, (file) => imports.get(`_astro/${file}`) ?? [])].map(text);
}
