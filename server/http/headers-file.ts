/** The headers that this server sends, in the file `_headers` that static hosts read (Netlify, Cloudflare Pages). */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type BuiltFile, type BuiltSite, HASHED_FOLDER, readBuiltSite } from './built-site.ts';
import { SECURITY_HEADERS } from './security-headers.ts';

interface HeaderRule {
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

/** The content of `_headers`. */
export function headersFile(site: BuiltSite): string {
  const rules = staticHeaders(site).map(({ path, headers }) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  );
  return `${rules.join('\n')}\n`;
}

/** @throws ConfigError when the folder holds no built site */
export async function writeHeadersFile(dist: string): Promise<void> {
  await writeFile(path.join(dist, '_headers'), headersFile(readBuiltSite(dist)));
}
