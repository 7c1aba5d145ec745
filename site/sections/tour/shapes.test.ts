import { expect, test } from 'vitest';

import { type TourShape, tourPlaces } from './shapes.ts';

/** Columns and rows that a shape spans in TourGrid.css. A row is a quarter of a column's width. */
const SIZE: Record<TourShape, { columns: number; rows: number }> = {
  large: { columns: 2, rows: 7 },
  wide: { columns: 2, rows: 4 },
  panorama: { columns: 3, rows: 5 },
  portrait: { columns: 1, rows: 5 },
  square: { columns: 1, rows: 4 },
  landscape: { columns: 1, rows: 3 },
};

test.each([9, 10, 11, 12, 13, 14, 15, 20])('%i pictures fill one, two and three columns', (count) => {
  const places = tourPlaces(count);
  expect(places).toHaveLength(count);
  expect(places[0]?.shape).toBe('large');
  const area = places.reduce((sum, { shape }) => sum + SIZE[shape].columns * SIZE[shape].rows, 0);
  expect(area % 3, 'three columns end together').toBe(0);
  const halves = places.filter(({ full }) => !full);
  expect(halves.length % 2, 'two columns end together').toBe(0);
});

test.each([9, 10, 11, 12, 13, 14, 15, 20])('of %i pictures, no two in a row span both columns', (count) => {
  const places = tourPlaces(count);
  expect(places.filter(({ full }, at) => full && places[at + 1]?.full)).toEqual([]);
});
