/** The Content-Security-Policy of a page: only the scripts that it was built with may run. */
import { hash } from 'node:crypto';

/** The map on the contact page is OpenStreetMap's embed, which needs no key and sets no cookie. */
const MAP_HOST = 'https://www.openstreetmap.org';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi;
/** Data, such as JSON-LD, never runs, and needs no hash in the policy. */
const DATA = /\stype\s*=\s*["']?application\/(?:ld\+)?json/i;

export function contentSecurityPolicy(html: string): string {
  const scripts = new Set(["'self'"]);
  for (const [, attributes = '', content = ''] of html.matchAll(SCRIPT))
    if (!/\ssrc\s*=/i.test(attributes) && !DATA.test(attributes))
      scripts.add(`'sha256-${hash('sha256', content, 'base64')}'`);
  const hasMap = html.includes(MAP_HOST);
  return [
    "default-src 'self'",
    `script-src ${[...scripts].join(' ')}`,
    // No page shows what visitors typed, and a hash for each style would cost every first flight 200 bytes.
    "style-src 'self' 'unsafe-inline'",
    // The page loads an image to find out whether the map can be reached.
    ...(hasMap ? [`img-src 'self' ${MAP_HOST}`, `frame-src ${MAP_HOST}`] : []),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
