import path from 'node:path';

import { type AstroIntegration } from 'astro';

const HYDRATE = path.resolve(import.meta.dirname, '../islands/runtime/hydrate.ts');
const from = (file: string) => `export { default } from ${JSON.stringify(file)}`;
/** Astro's own parts of the islands' runtime, and what stands in for them in the built pages. */
const IN_PLACE_OF = [
  { file: '/astro/dist/runtime/server/astro-island.prebuilt.js', code: 'export default ""' },
  { file: '/@astrojs/react/dist/client.js', code: from(HYDRATE) },
];

/**
 * Adds `client:reach`: an island whose script loads when the visitor touches, focuses or scrolls to it, and not before.
 *
 * The directive brings its own `<astro-island>` element, a quarter of the size of Astro's (which also carries slots,
 * retries and type revival that no island here uses), so Astro's is left out of the built pages. Should a later Astro
 * move that file, its own element comes back beside ours, the pages go on working, and the budget check says so.
 *
 * It also brings its own way of handing the HTML to React again (`islands/runtime/hydrate.ts`).
 */
export function reachDirective(): AstroIntegration {
  return {
    name: 'reach-directive',
    hooks: {
      'astro:config:setup': ({ addClientDirective, updateConfig }) => {
        addClientDirective({ name: 'reach', entrypoint: './site/islands/runtime/directive.ts' });
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'own-island-runtime',
                enforce: 'pre',
                load: (id: string) => IN_PLACE_OF.find(({ file }) => id.endsWith(file))?.code ?? null,
              },
            ],
          },
        });
      },
    },
  };
}
