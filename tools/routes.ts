import { readdirSync } from 'node:fs';

/** Every route of a built site in alphabetical order, without the not-found page. */
export function allRoutes(dist = 'dist'): string[] {
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .map((file) => `/${file.replaceAll('\\', '/').replace(/(^|\/)index\.html$|\.html$/u, '')}`)
    .sort();
}
