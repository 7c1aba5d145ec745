import { isEqual, pairItems } from './pair-items.ts';
import { isObject, type Path } from './schema.ts';

/** A field that the two versions changed differently. */
export interface FieldConflict {
  /** List positions are those of the base. */
  readonly path: Path;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** Picks the version of a conflicting field; undefined if the owner has not chosen yet. */
export type Choose = (conflict: FieldConflict) => 'mine' | 'theirs' | undefined;

type Pairs = readonly (number | undefined)[];

/** Merges two versions of a file's data field by field. Returns conflicts that are not decided yet. */
export function mergeValues(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  choose: Choose,
): { value: unknown; conflicts: readonly FieldConflict[] } {
  const conflicts: FieldConflict[] = [];

  const decide = (own: unknown, other: unknown, path: Path): unknown => {
    const conflict = { path, mine: own, theirs: other };
    const choice = choose(conflict);
    if (!choice) conflicts.push(conflict);
    return choice === 'theirs' ? other : own;
  };
  const merge = (old: unknown, own: unknown, other: unknown, path: Path): unknown => {
    if (isEqual(own, other) || isEqual(old, other)) return own;
    if (isEqual(old, own)) return other;
    if (isObject(old) && isObject(own) && isObject(other)) {
      const keys = [...new Set([...Object.keys(own), ...Object.keys(other)])];
      const fields = keys.map((key) => [key, merge(old[key], own[key], other[key], [...path, key])] as const);
      return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
    }
    return Array.isArray(old) && Array.isArray(own) && Array.isArray(other)
      ? mergeLists(old, own, other, path)
      : decide(own, other, path);
  };

  /** Takes additions of both, or the order and removals of one if the other has only changed fields. */
  const mergeLists = (
    old: readonly unknown[],
    own: readonly unknown[],
    other: readonly unknown[],
    path: Path,
  ): unknown => {
    const [ownPairs, otherPairs] = [pairItems(old, own), pairItems(old, other)];
    const entry = (from: number) =>
      merge(old[from], own[ownPairs.indexOf(from)], other[otherPairs.indexOf(from)], [...path, from]);
    const along = (entries: readonly unknown[], pairs: Pairs) =>
      entries.map((value, at) => (pairs[at] === undefined ? value : entry(pairs[at])));
    if (isKept(old, ownPairs) && isKept(old, otherPairs)) {
      const added = other.filter((_, at) => otherPairs[at] === undefined);
      const isNew = (value: unknown) => !own.some((one) => isEqual(one, value));
      return [...along(own, ownPairs), ...added.filter(isNew)];
    }
    if (isUntouched(old, ownPairs, other, otherPairs)) return along(own, ownPairs);
    if (isUntouched(old, otherPairs, own, ownPairs)) return along(other, otherPairs);
    return decide(own, other, path);
  };
  return { value: merge(base, mine, theirs, []), conflicts };
}

/** Whether a version of a list still has all old entries, in the same order. */
function isKept(old: readonly unknown[], pairs: Pairs): boolean {
  const kept = pairs.filter((from) => from !== undefined);
  return kept.length === old.length && kept.every((from, at) => from === at);
}

/** Whether a version of a list only changes entries, and none that the other version (`pairs`) removed. */
function isUntouched(
  old: readonly unknown[],
  pairs: Pairs,
  version: readonly unknown[],
  versionPairs: Pairs,
): boolean {
  return (
    version.length === old.length &&
    isKept(old, versionPairs) &&
    old.every((value, at) => pairs.includes(at) || isEqual(value, version[at]))
  );
}
