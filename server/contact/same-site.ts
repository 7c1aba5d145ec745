import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a post comes from our own pages, or from something that is no browser. Browsers say so in Sec-Fetch-Site
 * where they trust the connection (HTTPS or localhost), and in Origin everywhere else.
 * @param siteUrl the canonical origin; a proxy in front may hide it from the Host header
 */
export function isSameSite(headers: IncomingHttpHeaders, siteUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (origin === siteUrl) return true;
  const url = URL.parse(origin);
  return url?.host !== undefined && url.host === host?.toLowerCase();
}
