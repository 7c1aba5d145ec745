import { expect, it } from 'vitest';
import { printable } from './print.ts';

it('removes escape sequences, direction marks and line separators', () => {
  expect(printable('\u001b[31m red\u202e\u2066a\u2028b\nc')).toBe(' [31m red a b c');
});
