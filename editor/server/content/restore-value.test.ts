import { expect, test } from 'vitest';
import { restoreValue } from './restore-value.ts';

const ann = { name: 'Ann', city: 'Sherman' };
const bea = { name: 'Bea', city: 'Sherman' };
const cleo = { name: 'Cleo', city: 'Denison' };
const ann2 = { ...ann, city: 'Denison' };

test.each([
  { what: 'a field', path: ['a'], data: { a: 2, b: 2 }, earlier: { a: 1, b: 1 }, restored: { a: 1, b: 2 } },
  { what: 'a removed field', path: ['a'], data: { b: 2 }, earlier: { a: 1 }, restored: { b: 2, a: 1 } },
  { what: 'no added field', path: ['a', 'c'], data: { a: { c: 1 }, b: 2 }, earlier: {}, restored: { b: 2 } },
  {
    what: 'an item that has moved',
    path: [1],
    data: [bea, ann2],
    earlier: [ann, bea],
    restored: [bea, ann],
  },
  {
    what: 'a field of an item',
    path: [0, 'city'],
    data: [ann2, cleo],
    earlier: [ann],
    restored: [ann, cleo],
  },
  { what: 'no added item', path: [0], data: [cleo, ann2], earlier: [ann], restored: [ann2] },
  {
    what: 'a list with a replaced item',
    path: [0],
    data: [cleo, ann2],
    earlier: [bea, ann],
    restored: [bea, ann],
  },
  {
    what: 'order and removed items',
    path: [],
    data: [cleo, ann2],
    earlier: [ann, bea],
    restored: [ann2, bea],
  },
])('restores $what', ({ path, data, earlier, restored }) => {
  expect(restoreValue(data, earlier, path)).toEqual(restored);
});
