import { withAnchors } from './markdown/anchors.ts';
import { type FoundLink } from './markdown/links.ts';
import { type FigureRequest } from './markdown/pictures.ts';
import { type Heading } from './markdown/transform.ts';
import { transformOnce } from './markdown/transform-once.ts';
import { ContentError, type MarkdownFile } from './read.ts';

export { type FoundLink } from './markdown/links.ts';
export { type FigureRequest } from './markdown/pictures.ts';
export { type Heading } from './markdown/transform.ts';

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
  const text = await transformOnce({ file, body, bodyLine }, root);
  const { problems, found } = text;
  if (problems.length > 0) throw new ContentError([...problems]);
  const figures = await Promise.all(found.map(async (picture) => figure(picture)));
  const html = linked ? withAnchors(text.html) : text.html;
  return {
    html: html.replaceAll(/<div data-figure="(\d+)"><\/div>/gu, (_, at: string) => figures[Number(at)] ?? ''),
    headings: text.headings,
    links: text.links,
  };
}
