import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './root.ts';

const FOLDER = 'content/services';

/** Paths of the service files from the project root, like `content/services/eyebrows.yaml`. */
export function serviceFiles(root = projectRoot()): string[] {
  const folder = join(root, FOLDER);
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  return names.filter((name) => name.endsWith('.yaml')).map((name) => `${FOLDER}/${name}`);
}
