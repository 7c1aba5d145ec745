import { type AstroIntegration } from 'astro';

/** Adds /components, a page with every component in its states, to the development server. The build has no such page. */
export function componentPage(): AstroIntegration {
  return {
    name: 'component-page',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command !== 'dev') return;
        injectRoute({ pattern: '/components', entrypoint: './site/component-page/components.astro' });
      },
    },
  };
}
