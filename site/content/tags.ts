/** How a tag stands in an address, and what makes two tags the same: `Local style` and `Local-Style` are `local-style`. */
export function tagKey(tag: string): string {
  return tag.trim().toLowerCase().replaceAll(/\s+/gu, '-');
}

/** How a tag is shown: hyphens as spaces, each hyphen-separated word capitalised. */
export function tagLabel(tag: string): string {
  return tag
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

const capitals = (tag: string) => tag.match(/(?:^|[\s-])\p{Lu}/gu)?.length ?? 0;

/** Each tag once, alphabetically. Of spellings that differ in case alone, the one with most words capitalised stays. */
export function uniqueTags(tags: Iterable<string>): string[] {
  const spellings = new Map<string, string>();
  for (const tag of tags) {
    const known = spellings.get(tagKey(tag));
    if (known === undefined || capitals(tag) > capitals(known)) spellings.set(tagKey(tag), tag);
  }
  return [...spellings.values()].sort((a, b) => tagLabel(a).localeCompare(tagLabel(b), 'en'));
}

/** What a page needs to show a tag and to link to its posts. */
export function tagLink(tag: string): { key: string; label: string; href: string } {
  const key = tagKey(tag);
  return { key, label: tagLabel(tag), href: `/blog?tag=${encodeURIComponent(key)}` };
}
