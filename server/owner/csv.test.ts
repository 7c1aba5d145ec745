import { expect, it } from 'vitest';
import { csvCell } from './csv.ts';

it.each([
  ['plain', 'plain'],
  ['a, b', '"a, b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', "'=1+1"],
  ['+1 555', "'+1 555"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['=HYPERLINK("x")', '"\'=HYPERLINK(""x"")"'],
])('writes %j as %j', (value, cell) => {
  expect(csvCell(value)).toBe(cell);
});
