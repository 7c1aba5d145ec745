import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

const DIST = 'dist';

test('every width of every picture is a file of its own', () => {
  const pages = readdirSync(DIST, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  const sets = pages.flatMap((page) =>
    [...readFileSync(join(DIST, page), 'utf8').matchAll(/(?:srcset|data-view)="(?<set>[^"]+ \d+w)"/gi)].map(
      ({ groups }) => groups?.set ?? '',
    ),
  );
  expect(sets.length).toBeGreaterThan(200);
  for (const set of sets) {
    const files = set.split(', ').map((entry) => entry.split(' ')[0]);
    expect(new Set(files).size, set).toBe(files.length);
  }
});
