import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

/** Which folder may import which: arrows point one way (docs/ARCHITECTURE.md). */
const FORBIDDEN: [folder: string, mayNotImport: RegExp][] = [
  ['site', /\/server\//],
  ['server', /\/site\//],
  ['contact', /\/(?:site|server)\//],
  ['site/ui', /\/(?:content|sections|islands|layout|pages|images)\//],
  ['site/sections', /\/(?:content\/(?!schemas)|layout|pages|images)\//],
  // How tags are written (content/tags.ts) is pure text; everything else in content/ reads files.
  ['site/islands', /\/(?:content\/(?!tags)|sections|layout|pages|images)/],
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
