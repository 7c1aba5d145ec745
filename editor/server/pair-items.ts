import { isDeepStrictEqual } from 'node:util';

/** Fields that tell one item of a list from another. */
const IDENTITY = ['id', 'slug', 'name', 'title', 'photo', 'date', 'from', 'headline', 'value'];

/**
 * For each new item the index of the old item that it continues: an equal one, or one of the same name, or the one at its
 * place in a list of the same length. Undefined for an item that was added.
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
  if (old.length === next.length) pair((_before, _after, isSamePlace) => isSamePlace);
  return pairs;
}

/** The first of the identifying fields. */
function nameOf(item: unknown): unknown {
  const fields = (item ?? {}) as Record<string, unknown>;
  return IDENTITY.map((field) => fields[field]).find((value) => typeof value === 'string');
}
