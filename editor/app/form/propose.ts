import { slugFor } from '../../../site/content/source/slug.ts';
import type { Choice, Path } from '../../shared/api.ts';
import { freeName } from '../../shared/words.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Fields for the last part of an address, which follow the name until they are changed by hand. */
const LINK_NAMES = ['id', 'slug'] as const;

/** When another photo is chosen, its own description replaces the one before, unless the owner wrote that for this place. */
export function withWordsOfPhoto(changed: Fields, before: Fields, photos: readonly Choice[]): Fields {
  const words = (photo: unknown) => photos.find(({ value }) => value === photo)?.label;
  const isOwn = before.alt && before.alt !== words(before.photo);
  return isOwn ? changed : { ...changed, alt: words(changed.photo) };
}

/** The link name of an entry follows its name until it is changed by hand. @param list of the entry, which has no other like it */
export function withLinkName(changed: Fields, before: Fields, key: string, list: unknown): Fields {
  const linkName = LINK_NAMES.find((name) => name in changed);
  if (!linkName || !Array.isArray(list) || (key !== 'name' && key !== 'title')) return changed;
  const [old, now] = [slugFor(text(before[key])), slugFor(text(changed[key]))];
  const current = text(before[linkName]);
  if (current !== '' && current.replace(/-\d+$/u, '') !== old) return changed;
  const taken = (list as Fields[]).map((entry) => text(entry[linkName])).filter((name) => name !== current);
  return { ...changed, [linkName]: now && freeName(now, taken) };
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
