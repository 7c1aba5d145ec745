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
  const targets = new Map(list.map(({ from, to }) => [withoutTrailingSlash(from), to]));
  const seen = new Set<string>();
  return list.flatMap(({ from, to }, at) => {
    const problem = (field: string, message: string) => ({ file: FILE, field: `[${at}].${field}`, message });
    const found: Problem[] = [];
    if (SERVER.test(from)) found.push(problem('from', `found "${from}", which the server answers itself`));
    if (seen.has(withoutTrailingSlash(from)))
      found.push(problem('from', `found "${from}" a second time, expected it once`));
    seen.add(withoutTrailingSlash(from));
    const own = pageOf(from);
    if (broken(own) === undefined)
      found.push(problem('from', `found "${from}", expected an old address; ${own} is a page of this site`));

    const chain = redirectChain(withoutTrailingSlash(from), targets);
    if (chain.length > 2) {
      const shown = chain.join(' → ');
      const loop = chain.at(-1) === chain[0] || chain.indexOf(chain.at(-1) ?? '') < chain.length - 1;
      const message = loop
        ? `found a redirect loop: ${shown}`
        : `found "${to}", which redirects again: ${shown}, expected ${chain.at(-1) ?? ''}`;
      found.push(problem('to', message));
    } else {
      const message =
        withoutTrailingSlash(pathOf(to)) === withoutTrailingSlash(from)
          ? `found a redirect loop: ${from} → ${to}`
          : broken(to);
      if (message !== undefined)
        found.push(problem('to', message.replace('a link to', `"${to}", a link to`)));
    }
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

function pathOf(href: string): string {
  return href.replace(/#.*$/u, '');
}

/** Follows the redirects from a path to the end of the chain, or until it repeats. */
function redirectChain(from: string, targets: ReadonlyMap<string, string>): string[] {
  const chain = [from];
  for (let to = targets.get(from); to !== undefined;) {
    const known = chain.includes(withoutTrailingSlash(pathOf(to)));
    chain.push(to);
    if (known) break;
    to = targets.get(withoutTrailingSlash(pathOf(to)));
  }
  return chain;
}
