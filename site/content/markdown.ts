import { createMarkdownProcessor, rehypeHeadingIds } from '@astrojs/markdown-remark';
import { facts } from './load.ts';
import { anchors } from './markdown/anchors.ts';
import { code } from './markdown/code.ts';
import { fillBody } from './markdown/fill-body.ts';
import { pictures, type FigureRequest } from './markdown/pictures.ts';
import { links, type FoundLink } from './markdown/links.ts';
import { strictText } from './markdown/strict-text.ts';
import { tables } from './markdown/tables.ts';
import { photos, unknownPhoto } from './photos.ts';
import { ContentError, type MarkdownFile, type Problem } from './read.ts';

export { type FoundLink } from './markdown/links.ts';
export { type FigureRequest } from './markdown/pictures.ts';

/** A heading of the second level, for a table of contents. */
export interface Heading {
  readonly id: string;
  readonly text: string;
}

export interface Rendered {
  readonly html: string;
  /** Headings of the second level, in order. */
  readonly headings: readonly Heading[];
  /** All links, in order, each with its line in the file. */
  readonly links: readonly FoundLink[];
}

export interface RenderOptions {
  /** Makes the HTML of a picture. It stands alone between paragraphs, so it may be a `figure`. */
  readonly figure: (picture: FigureRequest) => string | Promise<string>;
  /** Makes headings links to themselves: for a page, not for a text that is shown elsewhere. */
  readonly anchors?: boolean | undefined;
  /** Folder that holds `content/`; only tests give it. */
  readonly root?: string | undefined;
}

/**
 * Makes HTML of an article or a legal text.
 *
 * Headings get ids; links that start with / or # stay in the page and all others open in a new tab; code is coloured by
 * class names alone, since the site's content security policy refuses style attributes; a table can be scrolled by
 * keyboard; `![alt](braid "Caption")` shows the photo of that name, and `{phone}` the salon's phone number.
 *
 * @throws ContentError with file and line: an unknown photo or fact, HTML in the text, a heading of the first level
 */
export async function render(
  { file, body, bodyLine }: Omit<MarkdownFile<unknown>, 'data'>,
  { figure, anchors: linked = false, root }: RenderOptions,
): Promise<Rendered> {
  const problems: Problem[] = [];
  const lineInFile = (line: number | undefined) => (line === undefined ? undefined : line + bodyLine - 1);
  const report = (line: number | undefined, message: string) => {
    problems.push({ file, field: '', message, line: lineInFile(line) });
  };
  const found: FigureRequest[] = [];
  const foundLinks: FoundLink[] = [];
  const known = photos(root);
  const text = fillBody(body, facts(root), report);
  const processor = await createMarkdownProcessor({
    // Raw HTML is refused below; what is left of it, comments, does not reach the page.
    remarkRehype: { allowDangerousHtml: false },
    remarkPlugins: [[strictText, report]],
    // Astro gives headings their ids after these plugins; anchors need them before.
    rehypePlugins: [
      [links, { found: foundLinks }],
      tables,
      [pictures, { found, report }],
      ...(linked ? [rehypeHeadingIds, anchors] : []),
    ],
    syntaxHighlight: 'shiki',
    shikiConfig: { theme: 'css-variables', transformers: [code] },
  });
  const { code: html, metadata } = await processor.render(text);
  for (const { photo, line } of found) if (!(photo in known)) report(line, unknownPhoto(photo, known));
  if (problems.length > 0) throw new ContentError(problems);

  const figures = await Promise.all(found.map(async (picture) => figure(picture)));
  return {
    html: html.replaceAll(/<div data-figure="(\d+)"><\/div>/gu, (_, at: string) => figures[Number(at)] ?? ''),
    headings: metadata.headings
      .filter(({ depth, slug }) => depth === 2 && slug !== 'footnote-label')
      // Astro writes { as ${ in the text of headings, for MDX; this is plain Markdown.
      .map(({ slug, text: heading }) => ({ id: slug, text: heading.replaceAll('${', '{') })),
    links: foundLinks.map(({ href, line }) => ({ href, line: lineInFile(line) })),
  };
}
