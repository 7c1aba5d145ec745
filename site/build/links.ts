import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromHtml } from 'hast-util-from-html';
import { visit } from 'unist-util-visit';
import { decodePercent, isExternal, unusableLink } from '../content/source/href.ts';
import type { Finding } from '../content/source/problem.ts';

/**
 * What is wrong with a link, or undefined if its page and its anchor exist. External links are not checked.
 *
 * @param dist folder of the built site
 * @param page path of the page that contains the link, such as `/blog/long-summer-hair`
 */
export function brokenLink(dist: string, page: string, href: string): Finding | undefined {
  if (isExternal(href)) return undefined;
  const unusable = unusableLink(href);
  if (unusable) return unusable;
  const { pathname, hash } = new URL(href, `https://site.example${page}`);
  const [target, anchor] = [pathname, hash.slice(1)].map(decodePercent);
  if (target === undefined || anchor === undefined)
    return { found: `a link to "${href}"`, expected: '%25 in place of a % that is meant as such' };
  const file = fileOf(dist, target);
  if (file === undefined) return { found: `a link to ${pathname}`, expected: 'a page that exists' };
  const ids = anchor === '' ? undefined : anchorsOf(file);
  if (!ids || ids.has(anchor)) return undefined;
  return {
    found: `a link to ${pathname}#${anchor}`,
    expected: `one of its anchors: ${[...ids].join(', ')}`,
  };
}

function fileOf(dist: string, path: string): string | undefined {
  const names = path === '/' ? ['index.html'] : [`${path}.html`, path];
  return names.map((name) => join(dist, name)).find((file) => /\.[a-z0-9]+$/u.test(file) && existsSync(file));
}

const anchorsByFile = new Map<string, ReadonlySet<string>>();

/** All ids on a built page. Many links lead to the same few pages, so each is parsed once. */
function anchorsOf(file: string): ReadonlySet<string> {
  const known = anchorsByFile.get(file);
  if (known) return known;
  const ids = new Set<string>();
  visit(fromHtml(readFileSync(file, 'utf8')), 'element', ({ properties: { id } }) => {
    if (id) ids.add(id);
  });
  anchorsByFile.set(file, ids);
  return ids;
}
