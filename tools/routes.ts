import { readdirSync } from 'node:fs';

const DIST = 'dist';

/** Every route of the built site in alphabetical order, without the not-found page. */
export function allRoutes(): string[] {
  return readdirSync(DIST, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .map((file) => `/${file.replaceAll('\\', '/').replace(/(^|\/)index\.html$|\.html$/, '')}`)
    .sort();
}
