import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The files and the settings that a build depends on. */
const SOURCES = ['astro.config.ts', 'package-lock.json', 'tsconfig.json', 'contact', 'content', 'site'];
const SETTINGS = ['SITE_URL', 'ALLOW_SAMPLES'];
const BUILT = 'dist/site.json';
const RECORD = '.cache/build-fingerprint';

/** Hash of the names and contents of all sources below `root`, and of the settings. */
export function fingerprint(root = '.'): string {
  const hash = createHash('sha256').update(SETTINGS.map((name) => process.env[name] ?? '').join('\0'));
  const files = SOURCES.flatMap((source) => filesBelow(join(root, source))).sort();
  for (const file of files) hash.update(`\0${relative(root, file)}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

function filesBelow(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/u.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Why a build is needed; undefined if dist/ is current. */
export function buildReason(root = '.'): string | undefined {
  if (!existsSync(join(root, BUILT))) return 'There is no build yet';
  const record = join(root, RECORD);
  const recorded = existsSync(record) ? readFileSync(record, 'utf8') : '';
  return recorded === fingerprint(root) ? undefined : 'The build is older than its sources';
}

/** Call before a build, so that an interrupted one does not count as current. */
export function clearBuildRecord(root = '.'): void {
  rmSync(join(root, RECORD), { force: true });
}

/** Call after a build with the fingerprint taken before it. */
export function recordBuild(sources: string, root = '.'): void {
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(join(root, RECORD), sources);
}
