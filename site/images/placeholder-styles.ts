/** A picture's class for its stand-in colour: `c` and three hexadecimal digits (written by ui/Picture.tsx). */
const COLOURED = /<img class="c(?<colour>[0-9a-f]{3})"/gu;

/** The `<style>` that gives each coloured picture of a page its colour; nothing for a page without. */
export function placeholderStyles(html: string): string {
  const colours = new Set([...html.matchAll(COLOURED)].map(({ groups }) => groups?.colour ?? ''));
  if (colours.size === 0) return '';
  const rules = [...colours].sort().map((colour) => `.c${colour}{--c:#${colour}}`);
  return `<style>${rules.join('')}</style>`;
}

/** Whether a stylesheet is one of those. */
export function isPlaceholderStyles(css: string): boolean {
  return /^(?:\.c[0-9a-f]{3}\{--c:#[0-9a-f]{3}\})+$/u.test(css);
}
