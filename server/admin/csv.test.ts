import { expect, it } from 'vitest';
import { csvCell, localTime } from './csv.ts';

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

it('writes times as people in Texas read them, wherever the computer is', () => {
  expect(localTime(Date.UTC(2026, 10, 27, 2, 5), 'America/Chicago')).toBe('11/26/2026 8:05 PM');
});
