import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import globalData from '@csstools/postcss-global-data';
import { defineConfig, fontProviders } from 'astro/config';
import customMedia from 'postcss-custom-media';

import { contentChecks } from './site/build/content-checks.ts';
import { fontVariants } from './site/build/fonts/font-variants.ts';
import { inlineScripts } from './site/build/inline-scripts.ts';
import { removeOriginals } from './site/build/remove-originals.ts';
import { precompress } from './site/build/precompress.ts';
import { writeSiteRecord } from './site/build/site-record.ts';
import { siteUrl } from './site/build/site-url.ts';
import { openContent } from './site/content/content.ts';
import { markdownConfig } from './site/content/markdown/markdown-config.ts';
import { sitemapOptions } from './site/seo/sitemap.ts';

const fontFile = (family: string) => `@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`;

export default defineConfig({
  site: siteUrl(),
  srcDir: './site',
  outDir: './dist',
  // Outside node_modules, so that encoded pictures survive an `npm ci`.
  cacheDir: './.cache/astro',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  image: { service: { entrypoint: './site/images/service.ts' } },
  fonts: [
    {
      provider: fontProviders.local(),
      name: 'Imbue',
      cssVariable: '--font-display',
      // Defined in site/styles/fonts.css, for Android, too. Astro would scale only Times and Arial.
      fallbacks: ['Imbue fallback', 'Imbue fallback 2', 'serif'],
      optimizedFallbacks: false,
      options: {
        variants: [...(await fontVariants(fontFile('imbue'), 320))],
      },
    },
    {
      provider: fontProviders.local(),
      name: 'Familjen Grotesk',
      cssVariable: '--font-text',
      fallbacks: ['Familjen fallback', 'Familjen fallback 2', 'sans-serif'],
      optimizedFallbacks: false,
      options: {
        variants: [...(await fontVariants(fontFile('familjen-grotesk'), { min: 400, max: 700 }))],
      },
    },
  ],
  vite: {
    plugins: [inlineScripts()],
    css: {
      postcss: { plugins: [globalData({ files: ['site/styles/breakpoints.css'] }), customMedia()] },
    },
    // Set by `npm run dev`, which starts the contact server.
    server: { proxy: process.env.CONTACT_SERVER ? { '/api': process.env.CONTACT_SERVER } : {} },
  },
  markdown: markdownConfig(() => openContent().placeholders),
  integrations: [
    react(),
    {
      name: 'interaction-directive',
      hooks: {
        'astro:config:setup': ({ addClientDirective }) => {
          addClientDirective({ name: 'interaction', entrypoint: './site/islands/interaction.ts' });
        },
      },
    },
    // Set by the editor, which shows the place in the page that is being changed.
    process.env.EDITOR_PREVIEW !== undefined && {
      name: 'preview-messages',
      hooks: {
        'astro:config:setup': ({ injectScript }) => {
          injectScript('page', "import '/site/build/preview-messages.ts';");
        },
      },
    },
    contentChecks(),
    writeSiteRecord(),
    removeOriginals(),
    sitemap(sitemapOptions()),
    precompress(),
  ],
});
