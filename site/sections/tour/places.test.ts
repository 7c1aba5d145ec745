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

/** Twelfths of the width that a picture takes, with those of the tall one that is beside both of the small ones before it. */
function spansOf(widths: Record<TourPlace['shape'], number>, places: readonly TourPlace[]): number[] {
  return places.filter(({ shape }) => shape !== 'tall').map(({ shape }) => widths[shape]);
}

test.each(COUNTS)('%i pictures fill every row of three columns', (count) => {
  const places = tourPlaces(count);
  expect(places).toHaveLength(count);
  expect(places[0]?.shape).toBe('narrow');
  const widths = { wide: 8, narrow: 4, small: 12, tall: 0, bleed: 12, upright: 4 };
  expect(new Set(rowsOf(spansOf(widths, places), 12))).toEqual(new Set([12]));
});

test.each(COUNTS)('%i pictures fill every row of two columns', (count) => {
  const places = tourPlaces(count);
  const widths = { wide: 7, narrow: 5, small: 12, tall: 0, bleed: 12, upright: 6 };
  const spans = spansOf(widths, places).map((span, at) => (places[at]?.full ? 12 : span));
  expect(new Set(rowsOf(spans, 12))).toEqual(new Set([12]));
});

test.each(COUNTS)('%i pictures fill every row on phones', (count) => {
  const spans = tourPlaces(count).map(({ half }) => (half ? 6 : 12));
  expect(new Set(rowsOf(spans, 12))).toEqual(new Set([12]));
});

test.each(COUNTS)('of %i pictures, phones show the wide and the tall ones large', (count) => {
  const large = ['wide', 'tall', 'bleed'];
  expect(tourPlaces(count).filter(({ shape, half }) => half && large.includes(shape))).toEqual([]);
});

test.each(COUNTS)('of %i pictures, a tall one follows two small ones', (count) => {
  const shapes = tourPlaces(count).map(({ shape }) => shape);
  const odd = count % 2 === 1;
  expect(shapes.slice(-3).join(' ') === 'small small tall').toBe(odd);
  expect(shapes.filter((shape) => shape === 'small')).toHaveLength(odd ? 2 : 0);
});

test.each(COUNTS)('of %i pictures, no two in a row span both columns', (count) => {
  const spansBoth = tourPlaces(count).map(({ shape, full }) => full || shape === 'bleed');
  expect(spansBoth.filter(Boolean)).toHaveLength(2);
  expect(spansBoth.filter((both, at) => both && spansBoth[at + 1])).toEqual([]);
});

test.each(COUNTS)('of %i pictures, one is as wide as the screen', (count) => {
  expect(tourPlaces(count).filter(({ shape }) => shape === 'bleed')).toHaveLength(1);
});
