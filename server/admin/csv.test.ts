import { expect, it } from 'vitest';
import { csvCell } from './csv.ts';

const CELLS = [
  ['Zoë 💇', 'Zoë 💇'],
  ['a, b', '"a, b"'],
  ['say "hi"', '"say ""hi"""'],
  ['+1 903 555 0142', '" +1 903 555 0142"'],
  ['=HYPERLINK("x")', '" =HYPERLINK(""x"")"'],
] as const;

it('quotes cells, and lets no formula run', () => {
  expect(CELLS.map(([value]) => csvCell(value))).toEqual(CELLS.map(([, cell]) => cell));
  for (const sign of ['=', '-', '@', '\t=', '\u200b+', '＝'])
    expect(csvCell(`${sign}1`)).toMatch(/^" [^\s]+"$/u);
});
