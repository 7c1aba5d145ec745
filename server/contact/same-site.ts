import type { IncomingHttpHeaders } from 'node:http';

/**
 * True for a request from our own pages or from a program that is not a browser. Browsers send Sec-Fetch-Site over HTTPS
 * and to localhost, and Origin elsewhere.
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
