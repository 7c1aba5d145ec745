import type { Root } from 'hast';
import { type ReportLine } from './report.ts';
import { walk } from './walk.ts';

/** A picture asked for in a text: `![alt](photo "caption")`. */
export interface FigureRequest {
  /** Name of a photo in content/photos. */
  readonly photo: string;
  readonly alt: string;
  readonly caption?: string;
  /** Line of the text, from 1. */
  readonly line?: number;
}

interface Options {
  /** Pictures in the order of the text; the page's own HTML takes the place of `<div data-figure="0"></div>`. */
  readonly found: FigureRequest[];
  readonly report: ReportLine;
}

/** Collects pictures and leaves a mark for each. A picture is a paragraph of its own, since a figure cannot stand in one. */
export function pictures({ found, report }: Options) {
  return (tree: Root): void => {
    walk(tree, (element, parent, at) => {
      const image = element.children[0];
      if (element.tagName === 'img' && parent.type === 'element' && parent.children.length > 1)
        report(
          element.position?.start.line,
          'wanted the picture in a paragraph of its own, with empty lines around it',
        );
      if (element.tagName !== 'p' || element.children.length !== 1) return;
      if (image?.type !== 'element' || image.tagName !== 'img') return;
      const { src, alt, title } = image.properties;
      const line = image.position?.start.line;
      if (typeof alt !== 'string' || alt === '')
        report(line, 'got no alt text, wanted ![what the picture shows](photo)');
      parent.children[at] = {
        type: 'element',
        tagName: 'div',
        properties: { dataFigure: String(found.length) },
        children: [],
      };
      found.push({
        photo: String(src),
        alt: String(alt),
        ...(typeof title === 'string' && { caption: title }),
        ...(line !== undefined && { line }),
      });
    });
  };
}
