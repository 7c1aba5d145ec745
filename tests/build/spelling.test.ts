import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

test('the words of spelling.txt are sorted and unique', () => {
  const words = readFileSync('spelling.txt', 'utf8').trimEnd().split('\n');
  expect(words).toEqual([...new Set(words)].sort((a, b) => a.localeCompare(b, 'en')));
});
