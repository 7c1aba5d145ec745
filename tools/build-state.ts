import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** What the built pages are made of. */
const SOURCES = [
  'astro.config.ts',
  'package-lock.json',
  'tsconfig.json',
  'contact',
  'content',
  'site',
  // The headers that other servers are told of.
  'server/hosting',
  'server/static',
  'server/security-headers.ts',
];
const BUILT = 'dist/site.json';
const RECORD = '.cache/build-fingerprint';

/** A hash over the names and contents of all sources below `root`, and the origin that the environment asks for. */
export function fingerprint(root = '.'): string {
  const hash = createHash('sha256').update(process.env.SITE_URL ?? '');
  const files = SOURCES.flatMap((source) => filesBelow(join(root, source))).sort();
  for (const file of files) hash.update(`\0${relative(root, file)}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

function filesBelow(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Why the pages have to be built, or undefined when what stands in dist/ is made of the sources as they are. */
export function buildReason(root = '.'): string | undefined {
  if (!existsSync(join(root, BUILT))) return 'There is no build yet';
  const record = join(root, RECORD);
  const recorded = existsSync(record) ? readFileSync(record, 'utf8') : '';
  return recorded === fingerprint(root) ? undefined : 'The build is older than its sources';
}

/** To be called before a build begins: one that is broken off leaves half a site behind, whatever its sources. */
export function forgetBuild(root = '.'): void {
  rmSync(join(root, RECORD), { force: true });
}

/** Remembers what the build in dist/ was made of: the fingerprint taken before it began. */
export function recordBuild(made: string, root = '.'): void {
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(join(root, RECORD), made);
}
