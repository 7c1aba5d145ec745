/** The headers that this server sends, in the file `_headers` that static hosts read (Netlify, Cloudflare Pages). */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type BuiltSite, HASHED_FOLDER, readBuiltSite } from './built-site.ts';
import { SECURITY_HEADERS } from './security-headers.ts';

/**
 * Headers by path, or by folder: `/_astro/*`. No header is in two rules that match the same path, because hosts differ in
 * how they merge them.
 */
function staticHeaders(site: BuiltSite): Map<string, Readonly<Record<string, string>>> {
  const rules = new Map([['/*', SECURITY_HEADERS]]);
  for (const [path, file] of [...site.files].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (!path.startsWith(`/${HASHED_FOLDER}`))
      rules.set(path, { ...file.headers, 'content-type': file.contentType });
    else rules.set(`/${HASHED_FOLDER}*`, file.headers);
  }
  return rules;
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
