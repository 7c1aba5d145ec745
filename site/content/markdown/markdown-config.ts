import { unified } from '@astrojs/markdown-remark';
import { type Facts } from '../facts.ts';
import { codeTransformer } from './code.ts';
import { factsPlugin } from './facts.ts';
import { figuresPlugin } from './figures.ts';
import { linksPlugin } from './links.ts';
import { tablesPlugin } from './tables.ts';

/**
 * Astro's `markdown` setting. Raw HTML, which checkText reports as a mistake, does not reach the page.
 *
 * @param facts Part of the configuration, so that Astro renders all texts again when a fact changes.
 */
export function markdownConfig(facts: Facts) {
  return {
    processor: unified({
      remarkPlugins: [[factsPlugin, Object.fromEntries(facts)], figuresPlugin],
      rehypePlugins: [linksPlugin, tablesPlugin],
      remarkRehype: { allowDangerousHtml: false },
    }),
    shikiConfig: { theme: 'css-variables' as const, transformers: [codeTransformer] },
  };
}
