import {
  closeSync,
  ftruncateSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { type AstroIntegration } from 'astro';

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
      'astro:build:done': ({ dir, logger }) => {
        const dist = fileURLToPath(dir);
        const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
        const pages = files.filter((file) => file.endsWith('.html'));
        // Read twice, and never all of them at once: a long blog is more than should lie in memory.
        const names = namesOfPictures(dist, pages);
        for (const [old, name] of names) renameSync(join(dist, '_astro', old), join(dist, '_astro', name));
        const scripts = scriptsOf(dist, files);
        const printed = new Map<string, string>();
        let saved = 0;
        for (const file of pages) {
          const page = readFileSync(join(dist, file), 'utf8');
          const { html, print } = lightPage(withNames(page, names), scripts(page));
          writeOver(join(dist, file), html);
          if (print) printed.set(print.path, print.css);
          saved += page.length - html.length;
        }
        for (const [file, css] of printed) writeFileSync(join(dist, file), css);
        logger.info(`${String(Math.round(saved / 1000))} kB left out of ${String(pages.length)} pages`);
      },
    },
  };
}

/** Not by its path: what is emptied first and then written, ext4 sends to the disk at once. */
function writeOver(path: string, text: string): void {
  const file = openSync(path, 'r+');
  try {
    const bytes = Buffer.from(text);
    writeFileSync(file, bytes);
    ftruncateSync(file, bytes.length);
  } finally {
    closeSync(file);
  }
}

function namesOfPictures(dist: string, pages: readonly string[]): Renamed {
  // As text, so that equal ones are one, and none is a piece of a page that would be kept with it.
  const lists = new Set<string>();
  for (const file of pages)
    for (const list of candidateLists(readFileSync(join(dist, file), 'utf8')))
      lists.add(JSON.stringify(list));
  return pictureNames([...lists].map((list) => JSON.parse(list) as Candidate[]));
}

/** @returns the texts of the script files that a page may load */
function scriptsOf(dist: string, files: readonly string[]): (page: string) => string[] {
  const texts = new Map(
    files
      .filter((file) => file.endsWith('.js'))
      .map((file) => [file, readFileSync(join(dist, file), 'utf8')] as const),
  );
  const imports = new Map([...texts].map(([file, script]) => [file, importsIn(script)]));
  return (page) =>
    [...scriptFiles(page, (file) => imports.get(`_astro/${file}`) ?? [])].map(
      (file) => texts.get(`_astro/${file}`) ?? '',
    );
}
