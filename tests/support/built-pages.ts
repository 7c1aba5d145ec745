/** The pages of the built site, parsed. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { type CheerioAPI, load } from 'cheerio';

import { type BuiltPage, readBuiltPage } from './built-page.ts';
import { allRoutes } from '../../tools/routes.ts';

export const DIST = 'dist';

export type Selection = ReturnType<CheerioAPI>;

/** HTML of a route of the built site. */
export function builtHtml(route: string, dist = DIST): string {
  return readFileSync(join(dist, `${route === '/' ? '/index' : route}.html`), 'utf8');
}

/** The parsed HTML of a route of the built site. */
export function builtPage(route: string): CheerioAPI {
  return load(builtHtml(route));
}

/** Metadata of every page that search engines may list, by its route. The not-found page is not one of them. */
export function builtPages(dist = DIST): Map<string, BuiltPage> {
  return new Map(allRoutes(dist).map((route) => [route, readBuiltPage(builtHtml(route, dist))]));
}

/** The text of an element on one line, with the alternative texts of its pictures. */
export function textOf($: CheerioAPI, part: Selection): string {
  const copy = part.clone();
  copy.find('script, style').remove();
  copy.find('img').replaceWith((_, image) => $(image).attr('alt') ?? '');
  // Words of neighboring elements are separate words.
  copy.find('*').before(' ').after(' ');
  return copy.text().replaceAll(/\s+/gu, ' ').trim();
}
