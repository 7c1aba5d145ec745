import type { IncomingHttpHeaders } from 'node:http';

/**
 * True for a request from our own pages, also as Google translates them, or from a program that is not a browser. Browsers
 * send Sec-Fetch-Site over HTTPS and to localhost, and Origin elsewhere.
 * @param siteUrl the canonical origin; a proxy in front may hide it from the Host header
 */
export function isSameSite(headers: IncomingHttpHeaders, siteUrl: string): boolean {
  const { origin, host } = headers;
  if (origin !== undefined && (origin === siteUrl || origin === translatedOrigin(siteUrl))) return true;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  if (origin === undefined) return true;
  const url = URL.parse(origin);
  return url?.host !== undefined && url.host === host?.toLowerCase();
}

/** Where Google Translate shows the site: `www.my-salon.example` is `www-my--salon-example.translate.goog`. */
function translatedOrigin(siteUrl: string): string {
  const { hostname } = new URL(siteUrl);
  return `https://${hostname.replaceAll('-', '--').replaceAll('.', '-')}.translate.goog`;
}
