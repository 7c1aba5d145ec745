import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { defineConfig, fontProviders } from 'astro/config';

import { contentChecks } from './site/build/content-checks.ts';
import { cutFont } from './site/build/fonts/cut-font.ts';
import { leaveOutOriginals } from './site/build/leave-out-originals.ts';
import { precompress } from './site/build/precompress.ts';
import { reachDirective } from './site/build/reach-directive.ts';
import { writeSiteRecord } from './site/build/site-record.ts';
import { siteUrl } from './site/build/site-url.ts';
import { facts } from './site/content/load.ts';
import { markdownConfig } from './site/content/markdown/markdown-config.ts';
import { sitemapOptions } from './site/seo/sitemap/sitemap-options.ts';

const fontFile = (family: string) => `@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`;

export default defineConfig({
  site: siteUrl(),
  srcDir: './site',
  outDir: './dist',
  // Not below node_modules: encoded pictures outlive an `npm ci`.
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
      // Ours (site/styles/fonts.css): Astro measures the font at its thinnest, where it is a sixth narrower.
      fallbacks: ['Imbue stand-in', 'Imbue stand-in 2', 'serif'],
      optimizedFallbacks: false,
      options: {
        variants: [...(await cutFont(fontFile('imbue'), { min: 250, max: 400 }))],
      },
    },
    {
      provider: fontProviders.local(),
      name: 'Familjen Grotesk',
      cssVariable: '--font-text',
      fallbacks: ['Familjen stand-in', 'Familjen stand-in 2', 'sans-serif'],
      optimizedFallbacks: false,
      options: {
        variants: [...(await cutFont(fontFile('familjen-grotesk'), { min: 400, max: 700 }))],
      },
    },
  ],
  vite: {
    // `npm run dev` starts the contact server and says where.
    server: { proxy: process.env.CONTACT_SERVER ? { '/api': process.env.CONTACT_SERVER } : {} },
  },
  markdown: markdownConfig(facts()),
  integrations: [
    react(),
    reachDirective(),
    contentChecks(),
    writeSiteRecord(),
    leaveOutOriginals(),
    sitemap(sitemapOptions()),
    precompress(),
  ],
});
