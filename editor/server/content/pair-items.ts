import { isDeepStrictEqual } from 'node:util';
import type { Path } from '../../shared/api.ts';
import { isObject } from '../../shared/schema.ts';

/** Fields that tell one item of a list from another. */
const IDENTITY = ['id', 'slug', 'name', 'title', 'photo', 'date', 'from', 'headline', 'value'];

/**
 * For each new item the index of the old item that it continues: an equal one, or one of the same name, or the one at its
 * position if half of the values are the same, as after another name, or if a list of the same length has items without names.
 * Undefined for an item that was added.
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
  pair((before, after, isSameIndex) => isSameIndex && isDeepStrictEqual(before, after));
  pair((before, after) => isDeepStrictEqual(before, after));
  pair((before, after) => nameOf(before) !== undefined && nameOf(before) === nameOf(after));
  pair((before, after, isSameIndex) => isSameIndex && isSimilar(before, after));
  if (old.length === next.length)
    pair((before, after, isSameIndex) => isSameIndex && (nameOf(before) ?? nameOf(after)) === undefined);
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
      return source.every((_, at) => pairs.includes(at)) ? data.toSpliced(Number(key), 1) : source;
    }
    return source.map((entry: unknown, at) =>
      pairs.includes(at) ? (data[pairs.indexOf(at)] as unknown) : entry,
    );
  }
  if (key === undefined || source === undefined) return source;
  const fields = isObject(data) ? data : {};
  const value = withValue(fields[key], isObject(source) ? source[key] : undefined, rest);
  if (value !== undefined) return { ...fields, [key]: value };
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== String(key)));
}

function isSimilar(before: unknown, after: unknown): boolean {
  if (!isObject(before) || !isObject(after)) return false;
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return keys.filter((key) => isDeepStrictEqual(before[key], after[key])).length * 2 >= keys.length;
}

/** The first of the identifying fields. */
function nameOf(item: unknown): unknown {
  const fields = (item ?? {}) as Record<string, unknown>;
  return IDENTITY.map((field) => fields[field]).find((value) => typeof value === 'string');
}
