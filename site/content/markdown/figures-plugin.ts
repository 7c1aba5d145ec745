import type { Root as HtmlRoot } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import type { Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';

/** A picture in a text: `![alt](photo "caption")` or `![alt](drawings/name "caption")`. */
export interface FigureRequest {
  /** Name of a photo in content/photos, or `drawings/` and the name of a drawing in content/drawings. */
  readonly url: string;
  readonly alt: string;
  readonly caption?: string;
  /** Directly below a heading of the second level. */
  readonly atHeading: boolean;
}

const DRAWINGS = 'drawings/';

/** The name of the drawing that a picture in a text refers to; undefined for a photo. */
export function drawingName(url: string): string | undefined {
  return url.startsWith(DRAWINGS) ? url.slice(DRAWINGS.length) : undefined;
}

/**
 * Remark plugin: replaces each paragraph that is a single picture by `<div data-figure="0"></div>`, to be replaced by the
 * page's own HTML (insertFigures). The pictures themselves are returned as `figures`.
 */
export function figuresPlugin() {
  // Astro's processor returns what plugins write into `frontmatter`.
  return (tree: Root, { data }: { data: { astro?: { frontmatter?: Record<string, unknown> } } }): void => {
    const figures: FigureRequest[] = [];
    visit(tree, 'paragraph', (paragraph, index, parent) => {
      const [image, ...others] = paragraph.children;
      if (image?.type !== 'image' || others.length > 0) return;
      const { url, alt, title } = image;
      const previous = parent?.children[(index ?? 0) - 1];
      paragraph.data = { hName: 'div', hProperties: { dataFigure: String(figures.length) } };
      paragraph.children = [];
      figures.push({
        url,
        alt: alt ?? '',
        ...(title && { caption: title }),
        atHeading: previous?.type === 'heading' && previous.depth === 2,
      });
      return SKIP;
    });
    if (data.astro?.frontmatter) data.astro.frontmatter.figures = figures;
  };
}

/** A rendered text as a tree, with the HTML that `render` returns in place of each picture. */
export async function insertFigures(
  { html, figures }: { readonly html: string; readonly figures: readonly FigureRequest[] },
  render: (figure: FigureRequest) => string | Promise<string>,
): Promise<HtmlRoot> {
  const rendered = await Promise.all(figures.map(async (figure) => render(figure)));
  const whole = html.replaceAll(
    /<div data-figure="(\d+)"><\/div>/gu,
    (_, index: string) => rendered[Number(index)] ?? '',
  );
  return fromHtml(whole, { fragment: true });
}
