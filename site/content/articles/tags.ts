const words = (tag: string) => tag.split(/[\s-]+/u).filter(Boolean);

/** A tag in URLs. Tags with equal keys are the same tag: `Local style` and `Local-Style` are both `local-style`. */
export function tagKey(tag: string): string {
  return words(tag.toLowerCase()).join('-');
}

/** A tag for display: hyphens become spaces, and each word is capitalized. It has the same key. */
export function tagLabel(tag: string): string {
  return words(tag)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

const capitals = (tag: string) => tag.match(/(?:^|[\s-])\p{Lu}/gu)?.length ?? 0;

/** Each tag once, alphabetically. Of spellings with the same key, keeps the one with the most capitalized words. */
export function uniqueTags(tags: Iterable<string>): string[] {
  const spellings = new Map<string, string>();
  for (const tag of tags) {
    const known = spellings.get(tagKey(tag));
    if (known === undefined || capitals(tag) > capitals(known)) spellings.set(tagKey(tag), tag);
  }
  return [...spellings.values()].sort((a, b) => tagLabel(a).localeCompare(tagLabel(b), 'en'));
}
