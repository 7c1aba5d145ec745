const DEFAULT_PORT = { http: ':80', https: ':443' } as const;

/**
 * A site's origin without scheme, `www.`, port of the scheme and trailing slash, in lower case.
 * `https://www.Example.com:443/` is `example.com`; `http://localhost:4321` is `localhost:4321`.
 */
export function normalizeDomain(origin: string): string {
  const [, scheme, rest = ''] =
    /^(?:([a-z][a-z0-9+.-]*):\/\/)?([^/?#]*)/u.exec(origin.trim().toLowerCase()) ?? [];
  const host = rest.startsWith('www.') ? rest.slice(4) : rest;
  const port = scheme === 'http' || scheme === 'https' ? DEFAULT_PORT[scheme] : undefined;
  return port !== undefined && host.endsWith(port) ? host.slice(0, -port.length) : host;
}
