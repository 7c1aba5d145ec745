import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

/** Which folder may import which: arrows point one way (docs/ARCHITECTURE.md). */
const FORBIDDEN: [folder: string, mayNotImport: RegExp][] = [
  ['site', /\/server\//],
  ['server', /\/site\//],
  ['contact', /\/(?:site|server)\//],
  ['site/ui', /\/(?:content|sections|features|islands|layouts|pages|images)\//],
  ['site/sections', /\/(?:content\/(?!schemas)|layouts|pages|images)\//],
  // How tags are written (content/tags.ts) is pure text; everything else in content/ reads files.
  ['site/features', /\/(?:content\/(?!tags)|sections|layouts|pages|images)/],
  ['site/islands', /\/(?:content\/(?!tags)|sections|layouts|pages|images)/],
];

test('the words that the spelling check has learned are in order, each once', () => {
  const words = readFileSync('spelling.txt', 'utf8').trimEnd().split('\n');
  expect(words).toEqual([...new Set(words)].sort((a, b) => a.localeCompare(b, 'en')));
});

test.each(FORBIDDEN)('%s imports nothing it may not', (folder, forbidden) => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(?:ts|tsx|astro)$/.test(file) && !file.includes('.test.'),
  );
  expect(files.length).toBeGreaterThan(2);
  const found = files.flatMap((file) => {
    const code = readFileSync(join(folder, file), 'utf8');
    const imports = [...code.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(([, path]) => path ?? '');
    // As seen from the project's root, so that `../content/x.ts` in site/ui reads `/site/content/x.ts`.
    const resolved = imports.map((path) => `/${join(folder, file, '..', path)}`);
    return resolved
      .filter((path) => forbidden.test(path.replace(new RegExp(`^/${folder}/`), '/')))
      .map((path) => `${file} → ${path}`);
  });
  expect(found).toEqual([]);
});

/** Docs: docs/decisions/0031-pages-before-the-application.md. */
test('the server answers its first page without a package', () => {
  const read = new Set<string>();
  const found: string[] = [];
  const follow = (file: string) => {
    if (read.has(file)) return;
    read.add(file);
    const code = readFileSync(file, 'utf8');
    // As Node reads it: an import goes when all of it is types, and only when it says so at its beginning.
    for (const [, name = ''] of code.matchAll(
      /^(?:import|export)\s+(?!type\b)(?:[^'"]*?\sfrom\s+)?'([^']+)'/gm,
    )) {
      if (name.startsWith('.')) follow(join(file, '..', name));
      else if (!name.startsWith('node:') || name === 'node:http') found.push(`${file} → ${name}`);
    }
  };
  follow('server/process.ts');
  expect(read.size).toBeGreaterThan(15);
  expect(found).toEqual([]);
});
