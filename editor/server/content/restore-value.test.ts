import { expect, test } from 'vitest';
import type { Path } from '../../shared/api.ts';
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
