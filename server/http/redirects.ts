/** Every page has one address: other spellings of it, and addresses of an earlier site, redirect there. */

export interface Redirect {
  readonly status: 302 | 308;
  /** May end in `#anchor`. */
  readonly path: string;
}

export interface Routes {
  readonly exists: (path: string) => boolean;
  /** The new address of a path of an earlier site. */
  readonly moved: (path: string) => string | undefined;
}

/**
 * Where a path without a file redirects to. Only paths that exist are targets, so a path such as `//evil.example/`
 * never redirects to another host.
 */
export function findRedirect(path: string, { exists, moved }: Routes): Redirect | undefined {
  const bare = path.replace(/\/+$/, '') || '/';
  const clean = bare.replace(/\.html$/, '').replace(/\/index$/, '') || '/';
  if (clean !== path && exists(clean)) return { status: 308, path: clean };
  const target = moved(bare) ?? moved(clean);
  if (target !== undefined) return { status: 308, path: target };
  // An article that was removed or not yet published: the list is more useful than the not-found page.
  return path.startsWith('/blog/') && exists('/blog') ? { status: 302, path: '/blog' } : undefined;
}
