import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The project folder: the nearest one at or above the working directory that holds `content/salon.yaml`.
 *
 * Astro bundles these modules, so `import.meta.url` would point into its output. The working directory is the same under
 * Astro, Vitest and npm scripts.
 *
 * @throws Error if there is none
 */
export function projectRoot(): string {
  for (let folder = process.cwd(); ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'content', 'salon.yaml'))) return folder;
    if (dirname(folder) === folder)
      throw new Error(`found no content/salon.yaml, expected it in ${process.cwd()} or a folder above`);
  }
}
