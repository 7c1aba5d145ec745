import { expect, test } from 'vitest';
import { parseAmount, parseDate, parsePhone, parseTime } from './parse.ts';

const read = <T>(parse: (text: string) => T, texts: readonly string[]) => texts.map(parse);

test('what people type is understood, and nothing else', () => {
  expect(read(parseAmount, ['$70', ' 70.50', '1,200', '$ 65', '70-80', 'free', '1,20', ''])).toEqual([
    ...[70, 70.5, 1200, 65],
    ...Array<undefined>(4),
  ]);
  expect(
    read(parsePhone, ['(903) 555-0177', '1-903-555-0177', '+1 903.555.0177', '555-0177', '903 555 0177 x2']),
  ).toEqual([...Array<string>(3).fill('+19035550177'), undefined, undefined]);
  const opens = (text: string) => parseTime(text, false);
  expect(read(opens, ['9am', '9:30 p.m.', 'noon', '17:00', '12am', '5', '1', '13pm', '9:75', ''])).toEqual([
    ...['09:00', '21:30', '12:00', '17:00', '00:00', '05:00', '13:00'],
    ...Array<undefined>(3),
  ]);
  const closes = (text: string) => parseTime(text, true);
  expect(read(closes, ['8', '8:30', '12', '08:30', '8am'])).toEqual([
    ...['20:00', '20:30', '12:00', '08:30', '08:00'],
  ]);
  const date = (text: string) => parseDate(text, '2026-11-20');
  expect(read(date, ['Nov 26', '11/26', 'November 26th, 2026', '11/26/26', '2026-11-26', 'Jan. 2'])).toEqual([
    ...Array<string>(5).fill('2026-11-26'),
    '2027-01-02',
  ]);
  expect(read(date, ['today', 'Tomorrow', 'Thursday', 'fri', 'Wed'])).toEqual(
    ['20', '21', '26', '20', '25'].map((day) => `2026-11-${day}`),
  );
  expect(read(date, ['Feb 30', '02/30/2027', 'soon', '13/1', 'fr', ''])).toEqual(Array(6).fill(undefined));
});
