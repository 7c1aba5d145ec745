/** Fields that tell one item of a list from another. */
const IDENTITY = ['id', 'slug', 'name', 'title', 'photo', 'date', 'from', 'headline', 'value'] as const;

/**
 * For each new item the index of the old item that it continues: an equal one, or one of the same name, or the one at its
 * place in a list of the same length. Undefined for an item that was added.
 */
export function pairItems(old: readonly unknown[], next: readonly unknown[]): (number | undefined)[] {
  const free = new Set(old.keys());
  const pairs: (number | undefined)[] = next.map(() => undefined);
  const pair = (fits: (before: unknown, after: unknown, isSamePlace: boolean) => boolean) => {
    next.forEach((after, to) => {
      if (pairs[to] !== undefined) return;
      const from = [...free].find((index) => fits(old[index], after, index === to));
      if (from === undefined) return;
      free.delete(from);
      pairs[to] = from;
    });
  };
  pair((before, after, isSamePlace) => isSamePlace && isEqual(before, after));
  pair(isEqual);
  pair((before, after) => hasSameName(before, after));
  if (old.length === next.length) pair((_before, _after, isSamePlace) => isSamePlace);
  return pairs;
}

/** The first of the identifying fields decides. */
function hasSameName(one: unknown, other: unknown): boolean {
  const name = nameOf(one);
  return name !== undefined && name === nameOf(other);
}

/** What an item of a list is called; undefined if it has no name. */
export function nameOf(item: unknown): string | undefined {
  if (typeof item !== 'object' || item === null) return undefined;
  const fields = item as Record<string, unknown>;
  const key = IDENTITY.find((field) => typeof fields[field] === 'string');
  return key && String(fields[key]);
}

/** Whether two values of parsed data are the same, in any order of their fields. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return one === other;
  const [mine, theirs] = [one, other] as Record<string, unknown>[];
  if (!mine || !theirs || Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(mine);
  return (
    keys.length === Object.keys(theirs).length &&
    keys.every((key) => key in theirs && isEqual(mine[key], theirs[key]))
  );
}
