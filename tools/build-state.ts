import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the built pages are made of. */
const SOURCES = ['astro.config.ts', 'package-lock.json', 'tsconfig.json', 'contact', 'content', 'site'];
const BUILT = 'dist/site.json';
const RECORD = '.cache/build-fingerprint';

/** A hash over the names and contents of all sources, and the origin that the environment asks for. */
export function fingerprint(): string {
  const hash = createHash('sha256').update(process.env.SITE_URL ?? '');
  for (const file of SOURCES.flatMap(filesBelow).sort())
    hash.update(`\0${file}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

function filesBelow(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Why the pages have to be built, or undefined when what stands in dist/ is made of the sources as they are. */
export function buildReason(): string | undefined {
  if (!existsSync(BUILT)) return 'There is no build yet';
  const recorded = existsSync(RECORD) ? readFileSync(RECORD, 'utf8') : '';
  return recorded === fingerprint() ? undefined : 'The build is older than its sources';
}

/** Remembers what the build in dist/ was made of: the fingerprint taken before it began. */
export function recordBuild(made: string): void {
  mkdirSync('.cache', { recursive: true });
  writeFileSync(RECORD, made);
}
