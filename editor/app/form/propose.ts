import { slugFor } from '../../../site/content/source/slug.ts';
import type { Choices, FieldSchema, Path } from '../../shared/api.ts';
import { valueAt } from '../../shared/schema.ts';
import { freeName } from '../../shared/words.ts';

type Fields = Readonly<Record<string, unknown>>;

interface ChangedField {
  readonly key: string;
  readonly schema: FieldSchema;
  readonly choices: Choices;
  /** Of the whole file. */
  readonly data: unknown;
  readonly path: Path;
}

/** Fields for the last part of an address, which follow the name until they are changed by hand. */
const LINK_NAMES = ['id', 'slug'] as const;

/** The fields of a group after the one with `key` was changed, with what follows from that. */
export function withProposals(changed: Fields, before: Fields, field: ChangedField): Fields {
  const { key, schema, choices, data, path } = field;
  if (schema.properties?.[key]?.choices === 'photos') {
    const words = (photo: unknown) => choices.photos.find(({ value }) => value === photo)?.label;
    // What another photo shows is not what the old one did, unless the owner wrote words for this place.
    return before.alt && before.alt !== words(before[key])
      ? changed
      : { ...changed, alt: words(changed[key]) };
  }
  const linkName = LINK_NAMES.find((name) => schema.properties?.[name]?.advanced);
  if (!linkName || (key !== 'name' && key !== 'title')) return changed;
  const [old, now] = [before, changed].map((fields) => slugFor(text(fields[key]))) as [string, string];
  const current = text(before[linkName]);
  if (current !== '' && current.replace(/-\d+$/u, '') !== old) return changed;
  const list = valueAt(data, path.slice(0, -1));
  const others = Array.isArray(list) ? (list as Fields[]).filter((_, at) => at !== path.at(-1)) : [];
  return {
    ...changed,
    [linkName]:
      now &&
      freeName(
        now,
        others.map((entry) => text(entry[linkName])),
      ),
  };
}

/** Without link names that will follow a name which is still missing. */
export function withoutLinkNames<T extends { path: Path }>(problems: readonly T[]): T[] {
  const names = problems.map(({ path }) => path.join('.'));
  const isProposed = (path: Path) =>
    LINK_NAMES.some((name) => name === path.at(-1)) &&
    ['name', 'title'].some((name) => names.includes([...path.slice(0, -1), name].join('.')));
  return problems.filter(({ path }) => !isProposed(path));
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');
