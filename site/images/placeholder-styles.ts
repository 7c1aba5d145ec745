/** A picture's class for its stand-in colour: `c` and three hexadecimal digits (written by ui/Picture.tsx). */
const COLOURED = /<img class="c(?<colour>[0-9a-f]{3})"/gu;

/** The rules that give each coloured picture of a page its colour; nothing for a page without. */
export function placeholderStyles(html: string): string {
  const colours = new Set([...html.matchAll(COLOURED)].map(({ groups }) => groups?.colour ?? ''));
  return [...colours]
    .sort()
    .map((colour) => `.c${colour}{--c:#${colour}}`)
    .join('');
}
