import { renameSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { type AstroIntegration } from 'astro';

/**
 * Puts the site of the build before aside in one step and takes it away when the new one is there; Astro would delete it
 * file by file first. A file system without a journal looks through all files that were deleted in the last minutes
 * before it makes a new one, so that each file would cost the more the longer the blog is.
 *
 * The last integration: a build that its checks stop before it begins leaves the old site where it is.
 */
export function putAside(): AstroIntegration {
  let dist = '';
  let aside = '';
  return {
    name: 'put-aside',
    hooks: {
      'astro:config:done': ({ config }) => {
        dist = fileURLToPath(config.outDir);
        aside = join(fileURLToPath(config.cacheDir), 'before');
      },
      'astro:build:start': () => {
        // Of a build that was broken off.
        rmSync(aside, { recursive: true, force: true });
        try {
          renameSync(dist, aside);
        } catch {
          // There is none, or it lies on another disk: Astro empties it.
        }
      },
      'astro:build:done': () => rm(aside, { recursive: true, force: true }),
    },
  };
}
