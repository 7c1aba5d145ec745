import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { type AstroIntegration } from 'astro';

import { lightPage } from './light-page.ts';
import { pictureNames, withNames } from './picture-names.ts';
import { scriptFiles } from './script-files.ts';

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
        const read = async (ending: RegExp) =>
          new Map(
            await Promise.all(
              files
                .filter((file) => ending.test(file))
                .map(async (file) => [file, await readFile(join(dist, file), 'utf8')] as const),
            ),
          );
        const scripts = await read(/\.js$/u);
        const script = (file: string) => scripts.get(`_astro/${file}`) ?? '';
        const pages = await read(/\.html$/u);
        const names = pictureNames([...pages.values()]);
        for (const [old, name] of names) await rename(join(dist, '_astro', old), join(dist, '_astro', name));

        let saved = 0;
        for (const [file, page] of pages) {
          const { html, print } = lightPage(
            withNames(page, names),
            [...scriptFiles(page, script)].map(script),
          );
          await writeFile(join(dist, file), html);
          if (print) await writeFile(join(dist, print.path), print.css);
          saved += page.length - html.length;
        }
        logger.info(`${String(Math.round(saved / 1000))} kB left out of ${String(pages.size)} pages`);
      },
    },
  };
}
