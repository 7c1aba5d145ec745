import type { Path } from '../../shared/api.ts';
import { isObject } from '../../shared/schema.ts';
import { pairItems } from './pair-items.ts';

/** A copy of `data` in which the value at a path is the earlier one. The rest stays, such as other items of a list. */
export function restoreValue(data: unknown, earlier: unknown, path: Path): unknown {
  const [key, ...rest] = path;
  if (Array.isArray(data) && Array.isArray(earlier))
    return key === undefined ? restoreList(data, earlier) : restoreEntry(data, earlier, Number(key), rest);
  if (key === undefined || earlier === undefined) return earlier;
  const fields = isObject(data) ? data : {};
  const value = restoreValue(fields[key], isObject(earlier) ? earlier[key] : undefined, rest);
  if (value !== undefined) return { ...fields, [key]: value };
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== String(key)));
}

/** The earlier items in their order, without added ones. An item that is in both lists stays as it is in `data`. */
function restoreList(data: readonly unknown[], earlier: readonly unknown[]): unknown[] {
  const pairs = pairItems(earlier, data);
  return earlier.map((item, index) => (pairs.includes(index) ? data[pairs.indexOf(index)] : item));
}

function restoreEntry(
  data: readonly unknown[],
  earlier: readonly unknown[],
  index: number,
  rest: Path,
): readonly unknown[] {
  const pairs = pairItems(earlier, data);
  const from = pairs[index];
  if (from !== undefined) return data.with(index, restoreValue(data[index], earlier[from], rest));
  const isAdded = earlier.every((_, at) => pairs.includes(at));
  // An item that is gone may have become this one.
  return isAdded ? data.toSpliced(index, 1) : earlier;
}
