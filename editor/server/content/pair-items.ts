import { isDeepStrictEqual } from 'node:util';
import { isObject } from '../../shared/schema.ts';

/** Whether two items are the same one. @param isSameIndex whether they have the same position in their lists */
type Rule = (before: unknown, after: unknown, isSameIndex: boolean) => boolean;

/**
 * For each item of a changed list, the index of the old item that it continues. Undefined for an item that was added. Rules
 * apply one after the other, each to the items that are still without a pair.
 */
export function pairItems(old: readonly unknown[], next: readonly unknown[]): (number | undefined)[] {
  const isName = (text: unknown) => [old, next].every((items) => isUnique(text, items));
  const isSameLength = old.length === next.length;
  const rules: Rule[] = [
    (before, after, isSameIndex) => isSameIndex && isDeepStrictEqual(before, after),
    (before, after) => isDeepStrictEqual(before, after),
    // They share a text that no other item has, such as a name.
    (before, after) => textsOf(after).some((text) => textsOf(before).includes(text) && isName(text)),
    // Items without such fields, such as the paragraphs of a text, have only their position.
    (before, after, isSameIndex) =>
      isSameIndex && isSameLength && textsOf(before).length === 0 && textsOf(after).length === 0,
  ];
  const pairs: (number | undefined)[] = next.map(() => undefined);
  for (const isSame of rules)
    for (const [index, item] of next.entries()) {
      if (pairs[index] !== undefined) continue;
      const from = old.findIndex((before, at) => !pairs.includes(at) && isSame(before, item, at === index));
      if (from !== -1) pairs[index] = from;
    }
  return pairs;
}

/** Whether one item has this text, and no other one. */
function isUnique(text: unknown, items: readonly unknown[]): boolean {
  return items.filter((item) => textsOf(item).includes(text)).length === 1;
}

/** The texts in the fields of an item. */
function textsOf(item: unknown): unknown[] {
  const values = isObject(item) ? Object.values(item) : [];
  return values.filter((value) => typeof value === 'string' && value !== '');
}
