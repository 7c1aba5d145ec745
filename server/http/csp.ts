/**
 * The Content-Security-Policy of a page: only the scripts that it was built with may run. Astro's own `security.csp` leaves
 * out `is:inline` scripts, and hashes the styles.
 */
import { hash } from 'node:crypto';

/** The map on the contact page is OpenStreetMap's embed, which needs no key and sets no cookie. */
const MAP_HOST = 'https://www.openstreetmap.org';

/** Inline scripts as Astro writes them. Any other would not run, and JSON-LD does not need to. */
const INLINE_SCRIPT = /<script(?: type="module")?>(.*?)<\/script>/gsu;

export function contentSecurityPolicy(html: string): string {
  const hashes = Array.from(
    html.matchAll(INLINE_SCRIPT),
    ([, script = '']) => `'sha256-${hash('sha256', script, 'base64')}'`,
  );
  const hasMap = html.includes(MAP_HOST);
  return [
    "default-src 'self'",
    `script-src ${[...new Set(["'self'", ...hashes])].join(' ')}`,
    // No page shows what visitors typed, and a hash for each style would cost every first flight 200 bytes.
    "style-src 'self' 'unsafe-inline'",
    // The page loads an image to find out whether the map can be reached.
    ...(hasMap ? [`img-src 'self' ${MAP_HOST}`, `frame-src ${MAP_HOST}`] : []),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
