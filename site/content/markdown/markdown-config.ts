import { unified } from '@astrojs/markdown-remark';
import { type Facts } from '../facts.ts';
import { codeTransformer } from './code-transformer.ts';
import { colorsPlugin } from './colors-plugin.ts';
import { factsPlugin } from './facts-plugin.ts';
import { figuresPlugin } from './figures-plugin.ts';
import { linksPlugin } from './links-plugin.ts';
import { shadesPlugin } from './shades-plugin.ts';
import { tablesPlugin } from './tables-plugin.ts';

/**
 * Astro's `markdown` setting. Raw HTML, which checkText reports as a mistake, does not reach the page.
 *
 * @param facts Called whenever Astro begins to render texts. The loader notices which of them a changed fact concerns.
 */
export function markdownConfig(facts: () => Facts) {
  return {
    processor: unified({
      remarkPlugins: [[factsPlugin, facts], figuresPlugin],
      rehypePlugins: [linksPlugin, colorsPlugin, shadesPlugin, tablesPlugin],
      remarkRehype: { allowDangerousHtml: false },
    }),
    shikiConfig: { theme: 'css-variables' as const, transformers: [codeTransformer] },
  };
}
