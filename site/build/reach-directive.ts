import path from 'node:path';

import { type AstroIntegration } from 'astro';

const HYDRATE = path.resolve(import.meta.dirname, '../islands/hydrate.ts');
const from = (file: string) => `export { default } from ${JSON.stringify(file)}`;
/** Modules of Astro's island runtime, and our replacements. */
const REPLACEMENTS = [
  { file: '/astro/dist/runtime/server/astro-island.prebuilt.js', code: 'export default ""' },
  { file: '/astro/dist/runtime/server/astro-island.prebuilt-dev.js', code: 'export default ""' },
  { file: '/@astrojs/react/dist/client.js', code: from(HYDRATE) },
];

/**
 * Adds `client:reach`: an island whose script loads when the visitor touches, focuses or scrolls to it.
 *
 * Our runtime for islands (site/islands) replaces Astro's and the client of its React integration
 * (docs/decisions/0003). If an Astro update moves these modules, both runtimes are in the page, the pages still work, and
 * the budget for inline scripts fails.
 */
export function reachDirective(): AstroIntegration {
  return {
    name: 'reach-directive',
    hooks: {
      'astro:config:setup': ({ addClientDirective, updateConfig, command }) => {
        addClientDirective({ name: 'reach', entrypoint: './site/islands/directive.ts' });
        updateConfig({
          vite: {
            // Not `import.meta.env.DEV`: a variable DEV in the environment of a build would set it.
            define: { __DEV_SERVER__: String(command === 'dev') },
            plugins: [
              {
                name: 'replace-island-runtime',
                enforce: 'pre',
                load: (id: string) => REPLACEMENTS.find(({ file }) => id.endsWith(file))?.code ?? null,
              },
            ],
          },
        });
      },
    },
  };
}
