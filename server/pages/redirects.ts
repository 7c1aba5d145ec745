/** One address a page: every other way of writing it leads there, and so do addresses of an earlier site. */

export interface Redirect {
  readonly status: 302 | 308;
  /** May end in `#place`. */
  readonly path: string;
}

export interface Places {
  readonly exists: (path: string) => boolean;
  /** Where an address of an earlier site leads now; the build has seen to it that the place is there. */
  readonly moved: (path: string) => string | undefined;
}

/**
 * Where a path that is no file leads, if anywhere. Only to paths that exist, so that a path made up by someone else
 * (`//evil.example/`) never becomes a redirect to where it points.
 */
export function redirectFor(path: string, { exists, moved }: Places): Redirect | undefined {
  const bare = path.replace(/\/+$/, '') || '/';
  const clean = bare.replace(/\.html$/, '').replace(/\/index$/, '') || '/';
  if (clean !== path && exists(clean)) return { status: 308, path: clean };
  const now = moved(bare) ?? moved(clean);
  if (now !== undefined) return { status: 308, path: now };
  // An article that is not there any more, or not yet: the list is more use than a dead end.
  return path.startsWith('/blog/') && exists('/blog') ? { status: 302, path: '/blog' } : undefined;
}
