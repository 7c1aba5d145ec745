import { expect, test } from 'vitest';
import type { Path } from '../../shared/api.ts';
import { pairItems } from './pair-items.ts';
import { restoreValue } from './restore-value.ts';

const ann = { name: 'Ann', city: 'Sherman' };
const bea = { name: 'Bea', city: 'Sherman' };
const cleo = { name: 'Cleo', city: 'Denison' };
const ann2 = { ...ann, city: 'Denison' };

test.each<[what: string, path: Path, data: unknown, earlier: unknown, restored: unknown]>([
  ['a field', ['a'], { a: 2, b: 2 }, { a: 1, b: 1 }, { a: 1, b: 2 }],
  ['a removed field', ['a'], { b: 2 }, { a: 1 }, { b: 2, a: 1 }],
  ['no added field', ['a', 'c'], { a: { c: 1 }, b: 2 }, {}, { b: 2 }],
  ['an item that has moved', [1], [bea, ann2], [ann, bea], [bea, ann]],
  ['a field of an item', [0, 'city'], [ann2, cleo], [ann], [ann, cleo]],
  ['no added item', [0], [cleo, ann2], [ann], [ann2]],
  ['a list with a replaced item', [0], [cleo, ann2], [bea, ann], [bea, ann]],
  ['order and removed items', [], [cleo, ann2], [ann, bea], [ann2, bea]],
])('restores %s', (_, path, data, earlier, restored) => {
  expect(restoreValue(data, earlier, path)).toEqual(restored);
});

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
