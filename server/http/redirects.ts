/** Every page has one address: other spellings of it, and addresses of an earlier site, redirect there. */

export interface Redirect {
  readonly status: 302 | 308;
  readonly location: string;
}

/** Finds where a path redirects to. @param query with its question mark, or empty */
type FindRedirect = (path: string, query: string) => Redirect | undefined;

/** What people and programs add to an address by accident: invisible characters, and the end of a sentence. */
const INVISIBLE = /[\p{Cf}\p{Zs}]+/gu;
const PUNCTUATION = /(?:(?![/_-])\p{P})+$/u;

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
  const targets = new Map(Object.entries(moved).map(([from, to]) => [from.toLowerCase(), to]));
  const withQuery = Object.entries(moved)
    .map(([from, to]) => ({ to, from: from.split('?', 1).join(), query: from.split('?')[1] }))
    .filter(({ query }) => query !== undefined)
    .map(({ query, ...rest }) => ({ ...rest, parameters: [...new URLSearchParams(query)] }));
  return (path, query) => {
    const asked = new URLSearchParams(query);
    const plain = plainSpelling(path);
    const old = withQuery.find(
      ({ from, parameters }) =>
        from === plain && parameters.every(([name, value]) => asked.get(name) === value),
    );
    if (old !== undefined) return permanentRedirect(old.to, '');
    if (files.has(path)) return undefined;
    const bare = path.replace(/\/+$/, '').toLowerCase() || '/';
    const target = targets.get(bare) ?? targets.get(plain) ?? pages.get(plain);
    if (target !== undefined) return permanentRedirect(target, query);
    // The list once had pages.
    if (/^\/blog\/page\/\d+$/.test(bare) && files.has('/blog')) return permanentRedirect('/blog', query);
    // An article that was removed or not yet published: the list is more useful than the not-found page.
    return path.startsWith('/blog/') && files.has('/blog') ? { status: 302, location: '/blog' } : undefined;
  };
}

/** @param path may end in `#anchor` */
export function permanentRedirect(path: string, query: string): Redirect {
  const [target = '', anchor] = encodeURI(path).split('#');
  return { status: 308, location: `${target}${query}${anchor === undefined ? '' : `#${anchor}`}` };
}

/** In lower case, without file name and extension, as `/about` for `/About/index.html.`, `/about.php` or `/index.php/about`. */
function plainSpelling(path: string): string {
  const words = path.replace(INVISIBLE, '').replace(PUNCTUATION, '').replace(/\/+$/, '').toLowerCase();
  const page = words.replace(/^\/index\.php(?=\/)/, '').replace(/\.(?:html?|php)$/, '');
  return page.replace(/\/index$/, '') || '/';
}
