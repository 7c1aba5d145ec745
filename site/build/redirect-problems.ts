import { type Content } from '../content/content.ts';
import { registry } from '../content/registry.ts';
import { type Finding, type Problem } from '../content/source/problem.ts';

/** Paths of server routes, which take precedence over pages. */
const SERVER = /^\/(?:api(?:\/|$)|healthz$)/u;

/** A path without trailing slashes; `/` stays. */
export function withoutTrailingSlash(path: string): string {
  return path.replace(/\/+$/u, '') || '/';
}

/**
 * The redirects that cannot work.
 * @param broken says what is wrong with a link in the built site
 */
export function redirectProblems(content: Content, broken: (href: string) => Finding | undefined): Problem[] {
  const seen = new Set<string>();
  return content.get('redirects').flatMap(({ from, to }, index) => {
    const problem = (field: 'from' | 'to', { found, expected }: Finding) =>
      content.problem(registry.redirects.file, [index, field], found, expected);
    const key = withoutTrailingSlash(from);
    const isDuplicate = seen.has(key);
    seen.add(key);
    const page = pageOf(from);
    // With a query, the address is an old one whatever its path is.
    const isPage = !from.includes('?') && broken(page) === undefined;
    // Old addresses are not pages, so this also finds chains and loops.
    const target = broken(to);
    const found = `"${from}"`;
    return [
      ...(SERVER.test(from)
        ? [problem('from', { found, expected: 'no address that the server answers itself' })]
        : []),
      ...(isDuplicate ? [problem('from', { found: `${found} a second time`, expected: 'it once' })] : []),
      ...(isPage
        ? [problem('from', { found, expected: `an old address; ${page} is a page of this site` })]
        : []),
      ...(target ? [problem('to', target)] : []),
    ];
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
