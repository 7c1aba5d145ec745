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

test('pictures fill every row, whatever their number', () => {
  for (const count of COUNTS) {
    const places = tourPlaces(count);
    expect(places).toHaveLength(count);
    const inThree = spansOf({ wide: 8, narrow: 4, small: 12, tall: 0, bleed: 12, upright: 4 }, places);
    const inTwo = spansOf({ wide: 7, narrow: 5, small: 12, tall: 0, bleed: 12, upright: 6 }, places);
    const spans = [inThree, inTwo.map((span, index) => (places[index]?.full ? 12 : span))];
    for (const columns of spans) expect(new Set(rowsOf(columns, 12)), String(count)).toEqual(new Set([12]));
  }
});
