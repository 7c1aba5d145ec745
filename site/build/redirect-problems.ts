import { type Problem } from '../content/content-error.ts';
import { type Redirects } from '../content/schemas/redirects.ts';

const FILE = 'content/redirects.yaml';

/** Paths of server routes, which take precedence over pages. */
const SERVER = /^\/(?:api(?:\/|$)|healthz$)/u;

/** A path without trailing slashes; `/` stays. */
export function withoutTrailingSlash(path: string): string {
  return path.replace(/\/+$/u, '') || '/';
}

/**
 * Checks a list of redirects.
 * @param broken returns an error message for a link in the built site, or undefined if its target exists
 */
export function redirectProblems(list: Redirects, broken: (href: string) => string | undefined): Problem[] {
  const seen = new Set<string>();
  return list.flatMap(({ from, to }, at) => {
    const found: Problem[] = [];
    const report = (field: string, message: string) => {
      found.push({ file: FILE, field: `[${at}].${field}`, message });
    };
    if (SERVER.test(from)) report('from', `found "${from}", which the server answers itself`);
    if (seen.has(withoutTrailingSlash(from)))
      report('from', `found "${from}" a second time, expected it once`);
    seen.add(withoutTrailingSlash(from));
    const page = pageOf(from);
    // With a query, the address is an old one whatever its path is.
    if (!from.includes('?') && broken(page) === undefined)
      report('from', `found "${from}", expected an old address; ${page} is a page of this site`);
    // Old addresses are not pages, so this also finds chains and loops.
    const message = broken(to);
    if (message !== undefined) report('to', message);
    return found;
  });
}

/** The page that the server resolves a path to: it redirects `/about.html` and `/about/` to `/about` itself. */
function pageOf(path: string): string {
  return withoutTrailingSlash(
    withoutTrailingSlash(path)
      .replace(/\.html$/u, '')
      .replace(/\/index$/u, ''),
  );
}
