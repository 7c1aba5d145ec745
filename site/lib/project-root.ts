import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The nearest folder at or above the working directory with `content/salon.yaml`. `import.meta.url` would point into Astro's
 * output. @throws Error if there is none
 */
export function projectRoot(): string {
  for (let folder = process.cwd(); ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'content', 'salon.yaml'))) return folder;
    if (dirname(folder) === folder)
      throw new Error(`found no content/salon.yaml, expected it in ${process.cwd()} or a folder above`);
  }
}
