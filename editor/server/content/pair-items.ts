import { isDeepStrictEqual } from 'node:util';
import { isObject } from '../../shared/schema.ts';

/** Fields that tell one item of a list from another. */
const IDENTITY = ['id', 'slug', 'name', 'title', 'photo', 'date', 'from', 'headline', 'value'];

/**
 * For each new item the index of the old item that it continues: an equal one, or one of the same name, or the one at its
 * place if half of the values are the same, as after another name, or if a list of the same length has items without names.
 * Undefined for an item that was added.
 */
export function pairItems(old: readonly unknown[], next: readonly unknown[]): (number | undefined)[] {
  const free = new Set(old.keys());
  const pairs: (number | undefined)[] = next.map(() => undefined);
  const pair = (fits: (before: unknown, after: unknown, isSamePlace: boolean) => boolean) => {
    next.forEach((after, to) => {
      const from = pairs[to] ?? [...free].find((index) => fits(old[index], after, index === to));
      if (from !== undefined) free.delete(from);
      pairs[to] = from;
    });
  };
  pair((before, after, isSamePlace) => isSamePlace && isDeepStrictEqual(before, after));
  pair((before, after) => isDeepStrictEqual(before, after));
  pair((before, after) => nameOf(before) !== undefined && nameOf(before) === nameOf(after));
  pair((before, after, isSamePlace) => isSamePlace && isSimilar(before, after));
  if (old.length === next.length)
    pair((before, after, isSamePlace) => isSamePlace && (nameOf(before) ?? nameOf(after)) === undefined);
  return pairs;
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
