/** The headers that this server sends, in the file `_headers` that static hosts read (Netlify, Cloudflare Pages). */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type BuiltFile, type BuiltSite, HASHED_FOLDER, readBuiltSite } from './built-site.ts';
import { SECURITY_HEADERS } from './security-headers.ts';

/** Content types that every host derives from the extension. */
const WELL_KNOWN =
  /^(?:text\/html|image\/|font\/|text\/plain|text\/css|text\/javascript|application\/(?:json|xml))/;

/**
 * Headers by path, or by folder: `/_astro/*`. No header is in two rules that match the same path, because hosts differ in
 * how they merge them.
 */
export function staticHeaders(site: BuiltSite): Map<string, Readonly<Record<string, string>>> {
  const rules = new Map([['/*', SECURITY_HEADERS]]);
  for (const [path, file] of [...site.files].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const pattern = path.startsWith(`/${HASHED_FOLDER}`) ? `/${HASHED_FOLDER}*` : path;
    if (!rules.has(pattern)) rules.set(pattern, headersOf(file));
  }
  return rules;
}

function headersOf({
  headers: { 'content-type': type = '', ...headers },
}: BuiltFile): Record<string, string> {
  return WELL_KNOWN.test(type) ? headers : { ...headers, 'content-type': type };
}

/** Writes the file. @throws ConfigError when the folder holds no built site */
export async function writeHeadersFile(dist: string): Promise<void> {
  const rules = [...staticHeaders(readBuiltSite(dist))].map(
    ([path, headers]) =>
      `${path}\n${Object.entries(headers)
        .map(([name, value]) => `  ${name}: ${value}\n`)
        .join('')}`,
  );
  await writeFile(path.join(dist, '_headers'), rules.join(''));
}
