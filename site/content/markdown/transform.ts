import { createMarkdownProcessor } from '@astrojs/markdown-remark';

import { facts } from '../load.ts';
import { photos, unknownPhoto } from '../photos.ts';
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

/** What a text becomes, whoever shows it: its pictures are still empty places. */
export interface Transformed {
  readonly html: string;
  readonly headings: readonly Heading[];
  readonly links: readonly FoundLink[];
  readonly found: readonly FigureRequest[];
  readonly problems: readonly Problem[];
}

type Text = Omit<MarkdownFile<unknown>, 'data'>;

/**
 * An article is checked, made a page, searched and fed: once is enough. A build loads this module twice, for its checks
 * and, bundled, for its pages; both find the same texts here.
 */
const KNOWN = Symbol.for('copper-and-sage/transformed');
const shared = globalThis as Record<symbol, Map<string, Transformed> | undefined>;

/** @param root folder that holds `content/`; only tests give it */
export async function transformOnce(text: Text, root?: string): Promise<Transformed> {
  // Texts under a root of their own are tests', which change what stands there.
  if (root !== undefined) return transform(text, root);
  const known = (shared[KNOWN] ??= new Map<string, Transformed>());
  const filled = fillBody(text.body, facts(root), () => undefined);
  const key = [text.file, text.bodyLine, filled].join('\0');
  const transformed = known.get(key) ?? (await transform(text, root));
  // A mistake may be put right elsewhere, by adding the photo that is missing.
  if (transformed.problems.length === 0) known.set(key, transformed);
  return transformed;
}

async function transform({ file, body, bodyLine }: Text, root?: string): Promise<Transformed> {
  const problems: Problem[] = [];
  const lineInFile = (line: number | undefined) => (line === undefined ? undefined : line + bodyLine - 1);
  const report = (line: number | undefined, message: string) => {
    problems.push({ file, field: '', message, line: lineInFile(line) });
  };
  const found: FigureRequest[] = [];
  const foundLinks: FoundLink[] = [];
  const known = photos(root);
  const processor = await createMarkdownProcessor({
    // Raw HTML is refused below; what is left of it, comments, does not reach the page.
    remarkRehype: { allowDangerousHtml: false },
    remarkPlugins: [[strictText, report]],
    rehypePlugins: [[links, { found: foundLinks }], tables, [pictures, { found, report }]],
    syntaxHighlight: 'shiki',
    shikiConfig: { theme: 'css-variables', transformers: [code] },
  });
  const { code: html, metadata } = await processor.render(fillBody(body, facts(root), report));
  for (const { photo, line } of found) if (!(photo in known)) report(line, unknownPhoto(photo, known));
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
