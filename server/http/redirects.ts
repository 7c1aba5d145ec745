/** Every page has one address: other spellings of it, and addresses of an earlier site, redirect there. */

export interface Redirect {
  readonly status: 302 | 308;
  /** May end in `#anchor`. */
  readonly path: string;
  /** The query was part of the old address, and is not passed on. */
  readonly dropsQuery?: boolean;
}

/** Finds where a path without a file redirects to. @param query with its question mark, or empty */
export type FindRedirect = (path: string, query: string) => Redirect | undefined;

/** What people and programs add to an address by accident: invisible characters, and the end of a sentence. */
const INVISIBLE = /[\p{Cf}\p{Zs}]+/gu;
const PUNCTUATION = /[.,;:!?'")\]]+$/;

/**
 * Only paths that exist are targets, so a path such as `//evil.example/` never redirects to another host.
 * @param paths of all files
 * @param moved from addresses of an earlier site, such as `/prices` or `/?p=42`, to their new ones
 */
export function redirectFinder(
  paths: Iterable<string>,
  moved: Readonly<Record<string, string>>,
): FindRedirect {
  const files = new Set(paths);
  const pages = new Map(
    [...files].filter((path) => !/\.\w+$/.test(path)).map((path) => [path.toLowerCase(), path]),
  );
  const targets = new Map(Object.entries(moved));
  return (path, query) => {
    const old = targets.get(path + query);
    if (query !== '' && old !== undefined) return { status: 308, path: old, dropsQuery: true };
    const bare = path.replace(/\/+$/, '') || '/';
    const clean = bare.replace(/\.html$/, '').replace(/\/index$/, '') || '/';
    if (clean !== path && files.has(clean)) return { status: 308, path: clean };
    const target = targets.get(bare) ?? targets.get(clean);
    if (target !== undefined) return { status: 308, path: target };
    // The list once had pages.
    if (/^\/blog\/page\/\d+$/.test(bare) && files.has('/blog')) return { status: 308, path: '/blog' };
    const meant = pages.get(plainSpelling(path));
    if (meant !== undefined && meant !== path) return { status: 308, path: meant };
    // An article that was removed or not yet published: the list is more useful than the not-found page.
    return path.startsWith('/blog/') && files.has('/blog') ? { status: 302, path: '/blog' } : undefined;
  };
}

function plainSpelling(path: string): string {
  const words = path.replace(INVISIBLE, '').replace(PUNCTUATION, '').replace(/\/+$/, '').toLowerCase();
  return words.replace(/\.html?$/, '').replace(/\/index$/, '') || '/';
}
