import { unified } from '@astrojs/markdown-remark';
import { type Placeholders } from '../salon/placeholders.ts';
import { codeTransformer } from './code-transformer.ts';
import { colorsPlugin } from './colors-plugin.ts';
import { placeholdersPlugin } from './placeholders-plugin.ts';
import { figuresPlugin } from './figures-plugin.ts';
import { linksPlugin } from './links-plugin.ts';
import { shadesPlugin } from './shades-plugin.ts';
import { tablesPlugin } from './tables-plugin.ts';
import { unbrokenPlugin } from './unbroken-plugin.ts';

/**
 * Astro's `markdown` setting. Raw HTML, which checkText reports as a mistake, does not reach the page.
 *
 * @param placeholders Called whenever Astro begins to render texts. The loader notices which of them a changed value concerns.
 */
export function markdownConfig(placeholders: () => Placeholders) {
  return {
    processor: unified({
      remarkPlugins: [[placeholdersPlugin, placeholders], figuresPlugin],
      rehypePlugins: [linksPlugin, colorsPlugin, shadesPlugin, tablesPlugin, unbrokenPlugin],
      remarkRehype: { allowDangerousHtml: false },
    }),
    shikiConfig: { theme: 'css-variables' as const, transformers: [codeTransformer] },
  };
}
