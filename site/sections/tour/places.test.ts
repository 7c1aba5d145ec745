import { expect, test } from 'vitest';

import { type TourPlace, tourPlaces } from './places.ts';

const COUNTS = [9, 10, 11, 12, 13, 14, 15, 16, 17, 20];

/** Columns filled in each row, when a row begins wherever the last one is full. */
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

/** Columns of three that a picture takes, with those of a tall one beside it that began in the row before. */
function spanOf({ shape }: TourPlace, at: number, places: readonly TourPlace[]): number {
  if (shape === 'bleed') return 3;
  if (shape === 'small' && places[at - 1]?.shape === 'tall') return 3;
  return shape === 'wide' || shape === 'tall' ? 2 : 1;
}

test.each(COUNTS)('%i pictures fill every row of three columns', (count) => {
  const places = tourPlaces(count);
  expect(places).toHaveLength(count);
  expect(places[0]).toEqual({ shape: 'wide', full: true });
  expect(new Set(rowsOf(places.map(spanOf), 3))).toEqual(new Set([3]));
});

test.each(COUNTS)('%i pictures fill every row of two columns', (count) => {
  const rows = rowsOf(tourPlaces(count).map(({ full }) => (full ? 2 : 1)), 2); // prettier-ignore
  expect(new Set(rows)).toEqual(new Set([2]));
});

test.each(COUNTS)('of %i pictures, no two in a row span both columns', (count) => {
  const places = tourPlaces(count);
  expect(places.filter(({ full }, at) => full && places[at + 1]?.full)).toEqual([]);
});

test.each(COUNTS)('of %i pictures, one is as wide as the screen', (count) => {
  expect(tourPlaces(count).filter(({ shape }) => shape === 'bleed')).toHaveLength(1);
});
