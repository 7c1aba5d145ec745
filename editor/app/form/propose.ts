import { slugFor } from '../../../site/content/source/slug.ts';
import type { Choices, FieldSchema } from '../../shared/api.ts';
import { type Path, valueAt } from '../../shared/schema.ts';
import { freeName } from '../../shared/words.ts';

type Fields = Readonly<Record<string, unknown>>;

interface Change {
  readonly key: string;
  readonly schema: FieldSchema;
}

/** Fields for the last part of an address, which follow the name until they are changed by hand. */
const LINK_NAMES = ['id', 'slug'] as const;

/** What another photo shows is not what the old one did, unless the owner wrote words for this place. */
export function proposeWords(
  changed: Fields,
  before: Fields,
  { key, schema, choices }: Change & { choices: Choices },
): Fields {
  if (schema.properties?.[key]?.choices !== 'photos') return changed;
  const words = (photo: unknown) => choices.photos.find(({ value }) => value === photo)?.label;
  return before.alt && before.alt !== words(before[key]) ? changed : { ...changed, alt: words(changed[key]) };
}

/** Changes the link name with the name. It differs from those of the other entries of the list. */
export function proposeLinkName(
  changed: Fields,
  before: Fields,
  { key, schema, data, path }: Change & { data: unknown; path: Path },
): Fields {
  const field = LINK_NAMES.find((name) => schema.properties?.[name]?.more);
  if (!field || (key !== 'name' && key !== 'title')) return changed;
  const [old, now] = [before, changed].map((fields) => slugFor(text(fields[key]))) as [string, string];
  const current = text(before[field]);
  if (current !== '' && current.replace(/-\d+$/u, '') !== old) return changed;
  const others = siblings(data, path).map((entry) => text(entry[field]));
  return { ...changed, [field]: now && freeName(now, others) };
}

/** Without link names that will follow a name which is still missing. */
export function withoutLinkNames<T extends { path: Path }>(mistakes: readonly T[]): T[] {
  const names = mistakes.map(({ path }) => path.join('.'));
  const isProposed = (path: Path) =>
    LINK_NAMES.some((name) => name === path.at(-1)) &&
    ['name', 'title'].some((name) => names.includes([...path.slice(0, -1), name].join('.')));
  return mistakes.filter(({ path }) => !isProposed(path));
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** The other entries of the list that has an entry at this path. */
function siblings(data: unknown, path: Path): Fields[] {
  const list = valueAt(data, path.slice(0, -1));
  return Array.isArray(list) ? (list as Fields[]).filter((_, at) => at !== path.at(-1)) : [];
}
