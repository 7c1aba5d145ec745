import { expect, test } from 'vitest';

import { appointmentRows } from './appointment-rows.ts';

const day = { opens: '09:00', closes: '11:00' };
const nora = (...entries: [from: string, to: string][]) => [
  { name: 'Nora', entries: entries.map(([from, to]) => ({ from, to, work: 'Color' })) },
];

test('there is a row for every half hour, and full hours are named', () => {
  expect(appointmentRows(day, []).map(({ hour }) => hour)).toEqual(['9am', undefined, '10am', undefined]);
});

test('an entry spans its rows, and the other rows are free', () => {
  const cells = appointmentRows(day, nora(['09:30', '10:30'])).map((row) => row.cells);
  const free = { name: 'Nora', rows: 1 };
  expect(cells).toEqual([[free], [{ name: 'Nora', rows: 2, work: 'Color' }], [], [free]]);
});

test('every column spans all rows', () => {
  const rows = appointmentRows(day, [
    ...nora(['09:00', '09:30'], ['09:30', '11:00']),
    { name: 'June', entries: [] },
  ]);
  for (const name of ['Nora', 'June']) {
    const cells = rows.flatMap((row) => row.cells).filter((cell) => cell.name === name);
    expect(cells.reduce((sum, cell) => sum + cell.rows, 0)).toBe(rows.length);
  }
});
