import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

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
