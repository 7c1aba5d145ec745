import { expect, test } from 'vitest';
import { townsOn } from './road.ts';
import { type Town } from './schema.ts';

test('towns follow each other on their road, each with the miles to the next', () => {
  const towns = (
    [
      ['highway', 2, 0],
      ['highway', 1, 10],
      ['east', 4, 12],
      ['highway', 3, 7],
    ] as const
  ).map(([road, order, miles]) => ({ road, order, miles }) as Town);
  expect(townsOn('highway', towns).map(({ order, next }) => [order, next])).toEqual([
    [1, 10],
    [2, 7],
    [3, undefined],
  ]);
  expect(townsOn('east', towns).map(({ next }) => next)).toEqual([undefined]);
});
