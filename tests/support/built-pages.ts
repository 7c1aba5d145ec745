/** The built site, page by page, as the checks over built files look at it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { type BuiltPage, readBuiltPage } from '../../site/build/built-page.ts';
import { allRoutes } from '../../tools/routes.ts';

export const DIST = 'dist';

/** HTML of a route of the built site. */
export function builtHtml(route: string): string {
  return readFileSync(join(DIST, `${route === '/' ? '/index' : route}.html`), 'utf8');
}

/** Every page that may be found, by its route; the not-found page is none. */
export function builtPages(): Map<string, BuiltPage> {
  return new Map(allRoutes().map((route) => [route, readBuiltPage(builtHtml(route))]));
}
