/** The last segment of a URL: `hair-styling`. */
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/u;

/** The slug for a name or title: `Men’s Cuts & Fades` → `mens-cuts-fades`. A longer one than `longest` is cut after a whole word. */
export function slugFor(words: string, longest = 60): string {
  const slug = words
    .normalize('NFD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replaceAll(/^-|-$/gu, '');
  return slug.length <= longest ? slug : slug.slice(0, longest + 1).replace(/-[^-]*$/u, '');
}
