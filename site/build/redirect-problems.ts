import type { Content } from '../content/content.ts';
import { registry } from '../content/registry.ts';
import type { Finding, Problem } from '../content/source/problem.ts';
import { withoutTrailingSlash } from '../lib/routes.ts';

/**
 * The redirects that cannot work.
 * @param broken says what is wrong with a link in the built site
 */
export function redirectProblems(content: Content, broken: (href: string) => Finding | undefined): Problem[] {
  const seen = new Set<string>();
  return content.get('redirects').flatMap(({ from, to }, index) => {
    const problems: Problem[] = [];
    const report = (field: 'from' | 'to', found: string, expected: string) =>
      problems.push(content.problem(registry.redirects.file, [index, field], found, expected));
    const key = withoutTrailingSlash(from);
    const page = pageOf(from);
    if (seen.has(key)) report('from', `"${from}" a second time`, 'it once');
    // No page of this site has a query in its address.
    if (!from.includes('?') && !broken(page))
      report('from', `"${from}"`, `an old address; ${page} is a page of this site`);
    // Old addresses are not pages, so this also finds chains and loops.
    const target = broken(to);
    if (target) report('to', target.found, target.expected);
    seen.add(key);
    return problems;
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
