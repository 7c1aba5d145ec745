/** The pages of the built site, parsed. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { type CheerioAPI, load } from 'cheerio';

import { allRoutes } from '../../tools/routes.ts';

export const DIST = 'dist';

/** Every page that search engines may list. */
export const ROUTES = allRoutes();

/** All pages, with the not-found page. */
export const ALL_ROUTES = [...ROUTES, '/404'];

const pages = new Map<string, CheerioAPI>();

export const builtHtml = (route: string): string =>
  readFileSync(join(DIST, `${route === '/' ? '/index' : route}.html`), 'utf8');

/** The parsed HTML of a page. Tests share it, so they do not change it. */
export function builtPage(route: string): CheerioAPI {
  const page = pages.get(route) ?? load(builtHtml(route));
  pages.set(route, page);
  return page;
}

/** The value of an attribute of all elements that match, in order. */
export function valuesOf(route: string, selector: string, attribute: string): string[] {
  const $ = builtPage(route);
  return $(selector)
    .toArray()
    .map((element) => $(element).attr(attribute) ?? '');
}

/** The content of a meta element; several are joined by ' AND '. */
export const metaOf = (route: string, name: string): string =>
  valuesOf(route, `meta[name="${name}"], meta[property="${name}"]`, 'content').join(' AND ');

/** A line for everything that a check finds on any of the pages. */
export function flawsOf(check: (route: string) => readonly string[], routes = ROUTES): string[] {
  return routes.flatMap((route) => check(route).map((flaw) => `${route}: ${flaw}`));
}
