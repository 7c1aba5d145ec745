/** Writes the headers and redirects of the built site for other servers: nginx, and hosts that read `_headers`. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readBuiltSite } from '../static/built-site.ts';
import { nginxHeaders, nginxMaps } from './nginx-files.ts';
import { headersFile, redirectsFile } from './static-headers.ts';

/** @throws ConfigError when the folder holds no built site. */
export async function writeHostingFiles(dist: string): Promise<void> {
  const site = readBuiltSite(dist);
  const files = {
    _headers: headersFile(site),
    _redirects: redirectsFile(site),
    '_nginx/maps.conf': nginxMaps(site),
    '_nginx/headers.conf': nginxHeaders(),
  };
  await mkdir(path.join(dist, '_nginx'), { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(dist, name), text);
}
