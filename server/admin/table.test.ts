import { expect, it } from 'vitest';
import { printable } from './table.ts';

it.each([
  ['escape sequences', '\u001b[31m red', ' [31m red'],
  ['direction marks', 'abc\u202e\u2066def', 'abc def'],
  ['line separators', 'a\u2028b\u2029c\nd', 'a b c d'],
  ['zero-width characters', 'a\u200bb\ufeffc', 'a b c'],
])('removes %s', (_name, text, shown) => {
  expect(printable(text)).toBe(shown);
});
