import { slugFor } from '../../../site/content/source/slug.ts';
import type { Choice, FieldSchema } from '../../shared/api.ts';
import { fieldWith, textOf } from '../../shared/schema.ts';
import { uniqueName } from '../../shared/unique-name.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A change of the field `key` of a group. */
type Change = Readonly<{ schema: FieldSchema; key: string; before: Fields; fields: Fields }>;

/** When another photo is chosen, its own description replaces the one before, unless the owner wrote that for this place. */
export function withAlt({ schema, key, before, fields }: Change, photos: readonly Choice[]): Fields {
  const alt = fieldWith(schema, ({ altOf }) => altOf === key);
  if (alt === undefined) return fields;
  const description = (photo: unknown) => photos.find(({ value }) => value === photo)?.label;
  const isOwn = before[alt] && before[alt] !== description(before[key]);
  return isOwn ? fields : { ...fields, [alt]: description(fields[key]) };
}

/** The link name of an item follows its name until it is changed by hand. @param list of the item, which has no other like it */
export function withLinkName({ schema, key, before, fields }: Change, list: unknown): Fields {
  const linkName = fieldWith(schema, ({ slugOf }) => slugOf === key);
  if (linkName === undefined || !Array.isArray(list)) return fields;
  const [old, now] = [slugFor(textOf(before[key])), slugFor(textOf(fields[key]))];
  const current = textOf(before[linkName]);
  if (current !== '' && current.replace(/-\d+$/u, '') !== old) return fields;
  const taken = (list as Fields[]).map((item) => textOf(item[linkName])).filter((name) => name !== current);
  return { ...fields, [linkName]: now && uniqueName(now, taken) };
}
