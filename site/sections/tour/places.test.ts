import { expect, test } from 'vitest';

import { tourPlaces } from './places.ts';

const COUNTS = [9, 10, 11, 12, 13, 14, 15, 20];

/** Pictures in a row of each, when a row begins wherever the last one is full. */
function rowsOf(spans: readonly number[], columns: number): number[] {
  const rows = [0];
  for (const span of spans) {
    const last = rows.length - 1;
    const used = rows[last] ?? 0;
    if (used + span > columns) rows.push(span);
    else rows[last] = used + span;
  }
  return rows;
}

test.each(COUNTS)('%i pictures fill every row of three columns', (count) => {
  const places = tourPlaces(count);
  expect(places).toHaveLength(count);
  expect(places[0]).toEqual({ wide: true, full: true });
  const rows = rowsOf(places.map(({ wide }) => (wide ? 2 : 1)), 3); // prettier-ignore
  expect(new Set(rows)).toEqual(new Set([3]));
});

test.each(COUNTS)('%i pictures fill every row of two columns', (count) => {
  const rows = rowsOf(tourPlaces(count).map(({ full }) => (full ? 2 : 1)), 2); // prettier-ignore
  expect(new Set(rows)).toEqual(new Set([2]));
});

test.each(COUNTS)('of %i pictures, no two in a row span both columns', (count) => {
  const places = tourPlaces(count);
  expect(places.filter(({ full }, at) => full && places[at + 1]?.full)).toEqual([]);
});
