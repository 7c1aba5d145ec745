import { fileURLToPath } from 'node:url';

import { type AstroIntegration } from 'astro';

/** Reloads the pages in `npm run dev` when a file in content/ changes (content is read with node:fs, not imported). */
export function contentReload(): AstroIntegration {
  return {
    name: 'content-reload',
    hooks: {
      'astro:server:setup': ({ server }) => {
        const content = fileURLToPath(new URL('../../content/', import.meta.url));
        server.watcher.add(content);
        server.watcher.on('change', (file) => {
          if (file.startsWith(content)) server.ws.send({ type: 'full-reload', path: '*' });
        });
      },
    },
  };
}
