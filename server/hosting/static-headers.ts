/** The server's headers and redirects in the files that static hosts read: `_headers` and `_redirects`. */
import { SECURITY_HEADERS } from '../security-headers.ts';
import { type BuiltFile, type BuiltSite, HASHED_FOLDER } from '../static/built-site.ts';

export interface HeaderRule {
  /** Path of a file, or of all files in a folder: `/_astro/*`. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Content types that every host derives from the extension. */
const WELL_KNOWN =
  /^(?:text\/html|image\/|font\/|text\/plain|text\/css|text\/javascript|application\/(?:json|xml))/;

/** No header is in two rules that match the same path, because hosts differ in how they merge them. */
export function staticHeaders(site: BuiltSite): HeaderRule[] {
  const rules = new Map<string, HeaderRule>([['/*', { path: '/*', headers: SECURITY_HEADERS }]]);
  for (const [path, file] of [...site.files].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const pattern = path.startsWith(`/${HASHED_FOLDER}`) ? `/${HASHED_FOLDER}*` : path;
    if (!rules.has(pattern)) rules.set(pattern, { path: pattern, headers: headersOf(file) });
  }
  return [...rules.values()];
}

function headersOf({ headers: { 'content-type': type, ...headers } }: BuiltFile): Record<string, string> {
  return WELL_KNOWN.test(type) ? headers : { ...headers, 'content-type': type };
}

/** The content of `_headers` (Netlify, Cloudflare Pages). */
export function headersFile(site: BuiltSite): string {
  const rules = staticHeaders(site).map(({ path, headers }) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  );
  return `${rules.join('\n')}\n`;
}

/** The content of `_redirects`: addresses of an earlier site. Those hosts handle slashes and `.html` themselves. */
export function redirectsFile(site: BuiltSite): string {
  return Object.entries(site.facts.redirects)
    .map(([from, to]) => `${encodeURI(from)} ${encodeURI(to)} 308\n`)
    .join('');
}
