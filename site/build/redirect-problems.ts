import { type Problem } from '../content/content-error.ts';
import { type Redirects } from '../content/schemas/redirects.ts';

const FILE = 'content/redirects.yaml';

/** Paths that the server answers itself, before it looks for a page. */
const SERVER = /^\/(?:api(?:\/|$)|healthz$)/u;

/** A path without slashes at its end. */
export function bare(path: string): string {
  return path.replace(/\/+$/u, '') || '/';
}

/**
 * What is wrong with a list of redirects.
 * @param broken what is wrong with an address in the built site, in words; undefined when it is there
 */
export function redirectProblems(list: Redirects, broken: (href: string) => string | undefined): Problem[] {
  const targets = new Map(list.map(({ from, to }) => [bare(from), to]));
  const seen = new Set<string>();
  return list.flatMap(({ from, to }, at) => {
    const problem = (field: string, message: string) => ({ file: FILE, field: `[${at}].${field}`, message });
    const found: Problem[] = [];
    if (SERVER.test(from)) found.push(problem('from', `found "${from}", which the server answers itself`));
    if (seen.has(bare(from))) found.push(problem('from', `found "${from}" a second time, expected it once`));
    seen.add(bare(from));
    const own = pageOf(from);
    if (broken(own) === undefined)
      found.push(problem('from', `found "${from}", expected an old address; ${own} is a page of this site`));

    const way = follow(bare(from), targets);
    if (way.length > 2) {
      const shown = way.join(' → ');
      const loop = way.at(-1) === way[0] || way.indexOf(way.at(-1) ?? '') < way.length - 1;
      const message = loop
        ? `found a circle: ${shown}`
        : `found "${to}", which leads on: ${shown}, expected ${way.at(-1) ?? ''}`;
      found.push(problem('to', message));
    } else {
      const message = bare(pathOf(to)) === bare(from) ? `found a circle: ${from} → ${to}` : broken(to);
      if (message !== undefined)
        found.push(problem('to', message.replace('a link to', `"${to}", a link to`)));
    }
    return found;
  });
}

/** The page that an address means however it is written: the server leads `/about.html` to `/about` by itself. */
function pageOf(path: string): string {
  return bare(
    bare(path)
      .replace(/\.html$/u, '')
      .replace(/\/index$/u, ''),
  );
}

function pathOf(href: string): string {
  return href.replace(/#.*$/u, '');
}

/** The way from an old address over others of the list to where it ends, or until it comes round. */
function follow(from: string, targets: ReadonlyMap<string, string>): string[] {
  const way = [from];
  for (let to = targets.get(from); to !== undefined;) {
    const known = way.includes(bare(pathOf(to)));
    way.push(to);
    if (known) break;
    to = targets.get(bare(pathOf(to)));
  }
  return way;
}
