import { expect, it } from 'vitest';
import { csvCell, toCsv, localTime } from './csv.ts';

const CELLS = [
  ['Zoë 💇', 'Zoë 💇'],
  ['a, b', '"a, b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['+1 903 555 0142', '" +1 903 555 0142"'],
  ['=HYPERLINK("x")', '" =HYPERLINK(""x"")"'],
] as const;

it('quotes cells, lets no formula run, and begins with a byte order mark', () => {
  expect(toCsv([], undefined)).toBe(
    '\ufeffReceived,Name,Email,Phone,Message,State,Suspected spam,Delivered,Answered,Website,ID\r\n',
  );
  expect(CELLS.map(([value]) => csvCell(value))).toEqual(CELLS.map(([, cell]) => cell));
  for (const sign of ['=', '-', '@', '\t=', '\u200b+', '＝'])
    expect(csvCell(`${sign}1`)).toMatch(/^" [^\s]+"$/u);
});

it('writes times as people in Texas read them, wherever the computer is', () => {
  expect(localTime(Date.UTC(2026, 10, 26, 20, 5), 'America/Chicago')).toBe('11/26/2026 2:05 PM');
  expect(localTime(null, undefined)).toBe('');
});
