/** Every page has one address: other spellings of it, and addresses of an earlier site, redirect there. */
import type { SiteRecord } from '../../contact/site-record.ts';

export interface Redirect {
  readonly status: 302 | 308;
  readonly location: string;
}

/** Finds where a path redirects to. @param query with its question mark, or empty */
type FindRedirect = (path: string, query: string) => Redirect | undefined;

/** Added by accident when an address is copied: invisible characters, and the punctuation that follows it. */
const INVISIBLE = /[\p{Cf}\p{Zs}]+/gu;
const PUNCTUATION = /(?:(?![/_-])\p{P})+$/u;

/**
 * Only paths that exist are targets, so a path such as `//evil.example/` never redirects to another host.
 * @param paths of all files
 */
export function redirectFinder(
  paths: Iterable<string>,
  { redirects, fallbacks }: Pick<SiteRecord, 'redirects' | 'fallbacks'>,
): FindRedirect {
  const files = new Set(paths);
  const pages = new Map(
    [...files].filter((path) => !/\.\w+$/u.test(path)).map((path) => [path.toLowerCase(), path]),
  );
  const targets = new Map(Object.entries(redirects).map(([from, to]) => [from.toLowerCase(), to]));
  const withQuery = Object.entries(redirects).flatMap(([address, to]) => {
    const [from, query] = address.split('?');
    return query === undefined ? [] : [{ from, to, parameters: [...new URLSearchParams(query)] }];
  });
  return (path, query) => {
    const requested = new URLSearchParams(query);
    const plain = plainSpelling(path);
    const old = withQuery.find(
      ({ from, parameters }) =>
        from === plain && parameters.every(([name, value]) => requested.get(name) === value),
    );
    if (old !== undefined) return permanentRedirect(old.to, '');
    if (files.has(path)) return undefined;
    const bare = path.replace(/\/+$/u, '').toLowerCase() || '/';
    const target = targets.get(bare) ?? targets.get(plain) ?? pages.get(plain);
    if (target !== undefined) return permanentRedirect(target, query);
    const [, location] = Object.entries(fallbacks).find(([folder]) => path.startsWith(`${folder}/`)) ?? [];
    return location === undefined ? undefined : { status: 302, location };
  };
}

/** @param path may end in `#anchor` */
export function permanentRedirect(path: string, query: string): Redirect {
  const [target = '', anchor] = encodeURI(path).split('#');
  return { status: 308, location: `${target}${query}${anchor === undefined ? '' : `#${anchor}`}` };
}

/** In lower case, without file name and extension, as `/about` for `/About/index.html.`, `/about.php` or `/index.php/about`. */
function plainSpelling(path: string): string {
  const words = path.replace(INVISIBLE, '').replace(PUNCTUATION, '').replace(/\/+$/u, '').toLowerCase();
  const page = words.replace(/^\/index\.php(?=\/)/u, '').replace(/\.(?:html?|php)$/u, '');
  return page.replace(/\/index$/u, '') || '/';
}
