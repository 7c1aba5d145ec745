import { createMarkdownProcessor } from '@astrojs/markdown-remark';
import type { Content, EntryFile } from '../content.ts';
import type { Placeholders } from '../salon/placeholders.ts';
import { ContentError } from '../source/problem.ts';
import { checkText } from './check-text.ts';
import { colorsPlugin } from './colors-plugin.ts';
import { type FigureRequest, figuresPlugin } from './figures-plugin.ts';
import { linksPlugin } from './links-plugin.ts';
import { placeholdersPlugin } from './placeholders-plugin.ts';
import { shadesPlugin } from './shades-plugin.ts';
import { tablesPlugin } from './tables-plugin.ts';
import { unbrokenPlugin } from './unbroken-plugin.ts';

/** The text of an article or a legal page as HTML, with `<div data-figure="0"></div>` in place of its pictures. */
export interface RenderedText {
  readonly html: string;
  /** Those of the second level, for a table of contents. */
  readonly headings: readonly { readonly id: string; readonly text: string }[];
  readonly figures: readonly FigureRequest[];
}

/** Renders the text of an entry. @throws ContentError in development, with the problems of the text */
export async function renderText(content: Content, entry: EntryFile): Promise<RenderedText> {
  // Before a build, all texts are checked (site/build/content-checks.ts).
  const problems = process.env.ASTRO_COMMAND === 'dev' ? (await checkText(content, entry)).problems : [];
  if (problems.length > 0) throw new ContentError(problems);
  return render(entry.body, content.placeholders);
}

/** Renders Markdown without checking it. Raw HTML, which checkText reports as a problem, does not reach the page. */
export async function render(markdown: string, placeholders: Placeholders): Promise<RenderedText> {
  const processor = await createMarkdownProcessor({
    remarkPlugins: [[placeholdersPlugin, placeholders], figuresPlugin],
    rehypePlugins: [linksPlugin, colorsPlugin, shadesPlugin, tablesPlugin, unbrokenPlugin],
    remarkRehype: { allowDangerousHtml: false },
    shikiConfig: { theme: 'css-variables' },
  });
  const { code, metadata } = await processor.render(markdown);
  return {
    html: code,
    headings: metadata.headings
      .filter(({ depth, slug }) => depth === 2 && slug !== 'footnote-label')
      // Astro escapes { as ${ in headings, for MDX.
      .map(({ slug, text }) => ({ id: slug, text: text.replaceAll('${', '{') })),
    figures: metadata.frontmatter.figures as FigureRequest[],
  };
}
