import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The project folder: the nearest one at or above the working directory that holds `content/salon.yaml`.
 *
 * Astro bundles these modules before it runs them, so `import.meta.url` points into its output and
 * tells nothing about where the content is; the working directory is the same under Astro, Vitest and npm scripts.
 *
 * @throws Error when there is none.
 */
export function projectRoot(): string {
  for (let folder = process.cwd(); ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'content', 'salon.yaml'))) return folder;
    if (dirname(folder) === folder)
      throw new Error(`No content/salon.yaml in ${process.cwd()} or any folder above it`);
  }
}
