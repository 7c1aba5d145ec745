import { createMarkdownProcessor } from '@astrojs/markdown-remark';

import { facts } from '../load.ts';
import { type MarkdownFile, type Problem } from '../read.ts';
import { code } from './code.ts';
import { fillBody } from './fill-body.ts';
import { type FoundLink, links } from './links.ts';
import { type FigureRequest, pictures } from './pictures.ts';
import { strictText } from './strict-text.ts';
import { tables } from './tables.ts';

/** A heading of the second level, for a table of contents. */
export interface Heading {
  readonly id: string;
  readonly text: string;
}

/** What a text alone becomes, whoever shows it: its pictures are still empty places, and may be of photos that there are not. */
export interface Transformed {
  readonly html: string;
  readonly headings: readonly Heading[];
  readonly links: readonly FoundLink[];
  readonly found: readonly FigureRequest[];
  readonly problems: readonly Problem[];
}

export type Text = Omit<MarkdownFile<unknown>, 'data'>;

/** @param root folder that holds `content/`; only tests give it */
export async function transform({ file, body, bodyLine }: Text, root?: string): Promise<Transformed> {
  const problems: Problem[] = [];
  const lineInFile = (line: number | undefined) => (line === undefined ? undefined : line + bodyLine - 1);
  const report = (line: number | undefined, message: string) => {
    problems.push({ file, field: '', message, line: lineInFile(line) });
  };
  const found: FigureRequest[] = [];
  const foundLinks: FoundLink[] = [];
  const processor = await createMarkdownProcessor({
    // Raw HTML is refused below; what is left of it, comments, does not reach the page.
    remarkRehype: { allowDangerousHtml: false },
    remarkPlugins: [[strictText, report]],
    rehypePlugins: [[links, { found: foundLinks }], tables, [pictures, { found, report }]],
    syntaxHighlight: 'shiki',
    shikiConfig: { theme: 'css-variables', transformers: [code] },
  });
  const { code: html, metadata } = await processor.render(fillBody(body, facts(root), report));
  return {
    html,
    headings: metadata.headings
      .filter(({ depth, slug }) => depth === 2 && slug !== 'footnote-label')
      // Astro writes { as ${ in the text of headings, for MDX; this is plain Markdown.
      .map(({ slug, text: heading }) => ({ id: slug, text: heading.replaceAll('${', '{') })),
    links: foundLinks.map(({ href, line }) => ({ href, line: lineInFile(line) })),
    found,
    problems,
  };
}
