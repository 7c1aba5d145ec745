import { expect, test } from 'vitest';

import { bookLines } from './book-lines.ts';

const day = { opens: '09:00', closes: '11:00' };
const nora = (...entries: [from: string, to: string][]) => [
  { name: 'Nora', entries: entries.map(([from, to]) => ({ from, to, work: 'Color' })) },
];

test('a line for every half hour, and the full hours named', () => {
  expect(bookLines(day, []).map(({ hour }) => hour)).toEqual(['09:00', undefined, '10:00', undefined]);
});

test('an entry covers its lines, the others are free', () => {
  const cells = bookLines(day, nora(['09:30', '10:30'])).map((line) => line.cells);
  const free = { name: 'Nora', lines: 1 };
  expect(cells).toEqual([[free], [{ name: 'Nora', lines: 2, work: 'Color' }], [], [free]]);
});

test('every column is as tall as the day', () => {
  const lines = bookLines(day, [
    ...nora(['09:00', '09:30'], ['09:30', '11:00']),
    { name: 'June', entries: [] },
  ]);
  for (const name of ['Nora', 'June']) {
    const cells = lines.flatMap((line) => line.cells).filter((cell) => cell.name === name);
    expect(cells.reduce((sum, cell) => sum + cell.lines, 0)).toBe(lines.length);
  }
});

test.each([
  ['before the doors open', nora(['08:30', '09:30'])],
  ['after they close', nora(['10:30', '11:30'])],
  ['between the lines', nora(['09:15', '10:00'])],
  ['on top of another', nora(['09:00', '10:00'], ['09:30', '10:30'])],
  ['backwards', nora(['10:00', '09:00'])],
])('nobody is booked %s', (_, columns) => {
  expect(() => bookLines(day, columns)).toThrow(
    /got Nora, .* wanted whole half hours between 09:00 and 11:00/u,
  );
});
