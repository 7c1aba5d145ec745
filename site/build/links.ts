import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { takeOut } from './take-out.ts';

/** Addresses that lead out of the site: nothing in its files says whether they work. */
const OUTSIDE = /^(?:https?:\/\/|mailto:|tel:|sms:)/u;

/**
 * What is wrong with a link, in words, or undefined when there is a file for it, and in it the anchor.
 *
 * @param dist folder of the built site
 * @param from path of the page that the link stands on, like `/blog/long-summer-hair`
 */
export function brokenLink(dist: string, from: string, href: string): string | undefined {
  if (OUTSIDE.test(href)) return undefined;
  if (!/^[/#]/u.test(href) || href.startsWith('//'))
    return `got a link to "${href}", wanted an address that begins with / or #, or with https://`;
  const { pathname, hash } = new URL(href, `https://site.example${from}`);
  const file = fileOf(dist, decodeURIComponent(pathname));
  if (file === undefined) return `got a link to ${pathname}, wanted a page that exists`;
  const anchor = decodeURIComponent(hash.slice(1));
  if (anchor === '' || idsOf(file).has(anchor)) return undefined;
  return `got a link to ${pathname}#${anchor}, wanted an anchor of that page: ${[...idsOf(file)].join(', ')}`;
}

function fileOf(dist: string, path: string): string | undefined {
  const names = path === '/' ? ['index.html'] : [`${path}.html`, path];
  return names.map((name) => join(dist, name)).find((file) => /\.[a-z0-9]+$/u.test(file) && existsSync(file));
}

const known = new Map<string, Set<string>>();

/** Every id in a page; read once. */
function idsOf(file: string): Set<string> {
  const found = known.get(file);
  if (found !== undefined) return found;
  const html = takeOut(readFileSync(file, 'utf8'), ['script', 'style']);
  const ids = new Set([...html.matchAll(/\sid=(?:"([^"]+)"|([^\s">]+))/gu)].map(([, a, b]) => a ?? b ?? ''));
  known.set(file, ids);
  return ids;
}
