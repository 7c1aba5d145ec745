import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import customMedia from 'postcss-custom-media';

import { contentChecks } from './site/build/content-checks.ts';
import { inlineScripts } from './site/build/inline-scripts.ts';
import { removeOriginals } from './site/build/remove-originals.ts';
import { precompress } from './site/build/precompress.ts';
import { writeSiteRecord } from './site/build/site-record.ts';
import { sitemapOptions } from './site/seo/sitemap.ts';
import * as breakpoints from './site/styles/breakpoints.ts';

const outDir = './dist';

/** What postcss-custom-media replaces: `--phone` of PHONE. */
const customMediaRules = Object.entries(breakpoints).map(([name, query]) => ({
  name: 'custom-media',
  params: `--${name.toLowerCase().replaceAll('_', '-')} ${query}`,
}));

export default defineConfig({
  srcDir: './site',
  outDir,
  publicDir: './site/public',
  // Outside node_modules, so that encoded pictures survive an `npm ci`.
  cacheDir: './.cache/astro',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  image: { service: { entrypoint: './site/images/service.ts' } },
  vite: {
    // Not in node_modules: a hosted editor's clone links to the program's, and clones would overwrite each other's files.
    cacheDir: './.cache/vite',
    plugins: [inlineScripts()],
    // Small scripts are inlined, but no images: the Content-Security-Policy refuses data: URLs.
    build: { assetsInlineLimit: (file) => (file.endsWith('.js') ? undefined : false) },
    css: {
      postcss: {
        plugins: [
          { postcssPlugin: 'breakpoints', Once: (root) => void root.append(...customMediaRules) },
          customMedia(),
        ],
      },
    },
    // Set by `npm run dev`, which starts the contact server.
    server: { proxy: process.env.CONTACT_SERVER ? { '/api': process.env.CONTACT_SERVER } : {} },
  },
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
    contentChecks(),
    writeSiteRecord(),
    removeOriginals(),
    sitemap(sitemapOptions(outDir)),
    precompress(),
  ],
});
