import { expect, test } from 'vitest';
import { pairItems } from './pair-items.ts';

const ann = { name: 'Ann', city: 'Sherman' };
const bea = { name: 'Bea', city: 'Sherman' };
const cleo = { name: 'Cleo', city: 'Denison' };
const ann2 = { ...ann, city: 'Denison' };

test.each([
  { what: 'equal items', old: [ann, bea], next: [bea, ann], pairs: [1, 0] },
  { what: 'equal items twice', old: [1, 2, 1], next: [1, 1, 2], pairs: [0, 2, 1] },
  { what: 'an equal item at its index first', old: [1, 1], next: [2, 1], pairs: [0, 1] },
  { what: 'a text of one item', old: [ann, bea], next: [bea, ann2], pairs: [1, 0] },
  { what: 'a text of several items', old: [ann, bea], next: [{ city: 'Sherman' }], pairs: [undefined] },
  { what: 'an added item', old: [ann], next: [cleo, ann], pairs: [undefined, 0] },
  { what: 'items without texts by index', old: [{ day: 1 }, 2], next: [{ day: 2 }, 3], pairs: [0, 1] },
  { what: 'lists of two lengths', old: [{ day: 1 }, 2], next: [{ day: 2 }], pairs: [undefined] },
  { what: 'a text of an item without one', old: [3], next: [{ name: 'Ann' }], pairs: [undefined] },
])('pairs $what', ({ old, next, pairs }) => {
  expect(pairItems(old, next)).toEqual(pairs);
});
