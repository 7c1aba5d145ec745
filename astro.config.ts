import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import globalData from '@csstools/postcss-global-data';
import { defineConfig, fontProviders } from 'astro/config';
import customMedia from 'postcss-custom-media';

import { contentChecks } from './site/build/content-checks.ts';
import { inlineScripts } from './site/build/inline-scripts.ts';
import { removeOriginals } from './site/build/remove-originals.ts';
import { precompress } from './site/build/precompress.ts';
import { writeSiteRecord } from './site/build/site-record.ts';
import { siteUrl } from './site/build/site-url.ts';
import { openContent } from './site/content/content.ts';
import { markdownConfig } from './site/content/markdown/markdown-config.ts';
import { sitemapOptions } from './site/seo/sitemap.ts';

/**
 * The characters of the second file of each font, also some that it lacks, but none that pages take from the first file or
 * from a system font.
 */
const REST =
  'U+a1-a8,U+aa-ad,U+af,U+b1-b6,U+b8-d6,U+d8-e8,U+ea-200b,U+201a,U+201e,U+2032-20ac,U+2191,U+2193,U+2212-2215';

/** A font in two files (site/styles/fonts). Only the rest has a range: browsers try the last one first. */
function font(name: string, cssVariable: `--${string}`, file: string, weight: string, fallbacks: string[]) {
  const face = (path: string) => ({
    weight,
    style: 'normal' as const,
    src: [`./site/styles/fonts/${path}.woff2`] as [string],
  });
  const [common, rest] = [face(file), { ...face(`${file}-rest`), unicodeRange: [REST] as [string] }];
  return {
    provider: fontProviders.local(),
    name,
    cssVariable,
    // Defined in site/styles/fonts.css, for Android, too. Astro would scale only Times and Arial.
    fallbacks,
    optimizedFallbacks: false,
    options: {
      variants: [common, rest] as [typeof common, typeof rest],
    },
  };
}

export default defineConfig({
  site: siteUrl(),
  srcDir: './site',
  outDir: './dist',
  publicDir: './site/public',
  // Outside node_modules, so that encoded pictures survive an `npm ci`.
  cacheDir: './.cache/astro',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  image: { service: { entrypoint: './site/images/service.ts' } },
  fonts: [
    font('Imbue', '--font-display', 'imbue', '400', ['Imbue fallback', 'Imbue fallback 2', 'serif']),
    font('Familjen Grotesk', '--font-text', 'familjen-grotesk', '400 700', [
      'Familjen fallback',
      'Familjen fallback 2',
      'sans-serif',
    ]),
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
          injectScript('page', "import '/editor/preview-messages.ts';");
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
