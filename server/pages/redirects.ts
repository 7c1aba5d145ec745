/** One address a page: every other way of writing it leads there. */

export interface Redirect {
  readonly status: 302 | 308;
  readonly path: string;
}

/**
 * Where a path that is no file leads, if anywhere. Only to paths that exist, so that a path made up by someone else
 * (`//evil.example/`) never becomes a redirect to where it points.
 */
export function redirectFor(path: string, exists: (path: string) => boolean): Redirect | undefined {
  const clean =
    path
      .replace(/\/+$/, '')
      .replace(/\.html$/, '')
      .replace(/\/index$/, '') || '/';
  if (clean !== path && exists(clean)) return { status: 308, path: clean };
  // An article that is not there any more, or not yet: the list is more use than a dead end.
  return path.startsWith('/blog/') && exists('/blog') ? { status: 302, path: '/blog' } : undefined;
}
