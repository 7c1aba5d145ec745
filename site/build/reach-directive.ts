import { type AstroIntegration } from 'astro';

/**
 * Adds `client:reach`: an island whose script loads when the visitor touches, focuses or scrolls to it, and not before.
 *
 * The directive brings its own `<astro-island>` element, a quarter of the size of Astro's (which also carries slots,
 * retries and type revival that no island here uses), so Astro's is left out of the built pages. Should a later Astro
 * move that file, its own element comes back beside ours, the pages go on working, and the budget check says so.
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
                name: 'leave-out-astro-island',
                enforce: 'pre',
                load: (id: string) =>
                  id.endsWith('/astro/dist/runtime/server/astro-island.prebuilt.js')
                    ? 'export default ""'
                    : null,
              },
            ],
          },
        });
      },
    },
  };
}
