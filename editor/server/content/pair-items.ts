import { isDeepStrictEqual } from 'node:util';
import type { Path } from '../../shared/api.ts';
import { isObject } from '../../shared/schema.ts';

/**
 * For each new item the index of the old item that it continues: an equal one, or one with a text that no other item has, such
 * as its name. In a list of the same length, of items without texts, the one at its position. Undefined for an item that was
 * added.
 */
export function pairItems(old: readonly unknown[], next: readonly unknown[]): (number | undefined)[] {
  const free = new Set(old.keys());
  const pairs: (number | undefined)[] = next.map(() => undefined);
  const pair = (fits: (before: unknown, after: unknown, isSameIndex: boolean) => boolean) => {
    next.forEach((after, to) => {
      const from = pairs[to] ?? [...free].find((index) => fits(old[index], after, index === to));
      if (from !== undefined) free.delete(from);
      pairs[to] = from;
    });
  };
  const isUnique = (text: unknown) =>
    [old, next].every((items) => items.filter((item) => textsOf(item).includes(text)).length === 1);
  pair((before, after, isSameIndex) => isSameIndex && isDeepStrictEqual(before, after));
  pair((before, after) => isDeepStrictEqual(before, after));
  pair((before, after) => textsOf(after).some((text) => textsOf(before).includes(text) && isUnique(text)));
  if (old.length === next.length)
    pair((before, after, isSameIndex) => isSameIndex && [...textsOf(before), ...textsOf(after)].length === 0);
  return pairs;
}

/**
 * A copy of `data` that has at `path` what `source` has there. A list gets the entries of `source` in their order, each as it is
 * in `data`; without an entry that only `data` has, unless it may have replaced another one.
 */
export function withValue(data: unknown, source: unknown, [key, ...rest]: Path): unknown {
  if (Array.isArray(data) && Array.isArray(source)) {
    const pairs = pairItems(source, data);
    if (key !== undefined) {
      const from = pairs[Number(key)];
      if (from !== undefined) return data.with(Number(key), withValue(data[Number(key)], source[from], rest));
      return source.every((_, index) => pairs.includes(index)) ? data.toSpliced(Number(key), 1) : source;
    }
    return source.map((entry: unknown, index) =>
      pairs.includes(index) ? (data[pairs.indexOf(index)] as unknown) : entry,
    );
  }
  if (key === undefined || source === undefined) return source;
  const fields = isObject(data) ? data : {};
  const value = withValue(fields[key], isObject(source) ? source[key] : undefined, rest);
  if (value !== undefined) return { ...fields, [key]: value };
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== String(key)));
}

/** The texts in the fields of an item. */
const textsOf = (item: unknown) =>
  isObject(item) ? Object.values(item).filter((value) => typeof value === 'string' && value !== '') : [];
