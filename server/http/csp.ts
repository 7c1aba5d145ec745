/** The Content-Security-Policy of a page: only the scripts and styles that it was built with may run. */
import { hash } from 'node:crypto';

/** The map on the contact page is OpenStreetMap's embed, which needs no key and sets no cookie. */
const MAP_HOST = 'https://www.openstreetmap.org';

const INLINE = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1\s*>/gi;
/** Data, such as JSON-LD, never runs, and needs no hash in the policy. */
const DATA = /\stype\s*=\s*["']?application\/(?:ld\+)?json/i;

export function contentSecurityPolicy(html: string): string {
  const scripts = new Set(["'self'"]);
  const styles = new Set(["'self'"]);
  for (const [, element = '', attributes = '', content = ''] of html.matchAll(INLINE)) {
    if (element.toLowerCase() === 'style') {
      styles.add(sourceOf(content));
    } else if (!/\ssrc\s*=/i.test(attributes) && !DATA.test(attributes)) {
      scripts.add(sourceOf(content));
    }
  }
  const hasMap = html.includes(MAP_HOST);
  return [
    "default-src 'self'",
    `script-src ${[...scripts].join(' ')}`,
    `style-src ${[...styles].join(' ')}`,
    // Style attributes hold numbers and colors from content files, never what visitors typed.
    "style-src-attr 'unsafe-inline'",
    // The page loads an image to find out whether the map can be reached.
    ...(hasMap ? [`img-src 'self' ${MAP_HOST}`, `frame-src ${MAP_HOST}`] : []),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function sourceOf(content: string): string {
  return `'sha256-${hash('sha256', content, 'base64')}'`;
}
