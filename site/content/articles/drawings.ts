import { fromHtml } from 'hast-util-from-html';
import { visit } from 'unist-util-visit';
import { type Content } from '../content.ts';
import { ContentError, type Problem } from '../source/problem.ts';

const FOLDER = 'content/drawings';
const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*\.svg$/u;

/** What a path can show; a path without a class is a line. Drawings.css has the color of each. */
const PARTS = [
  'skin',
  'shadow',
  'hair',
  'hair-behind',
  'hair-short',
  'hair-stubble',
  'strand',
  'accent',
] as const;

const HAIR_SHADES = ['copper', 'brown', 'blonde', 'silver'] as const;

type HairShade = (typeof HAIR_SHADES)[number];

type DrawingPart = 'line' | (typeof PARTS)[number];

/** A drawing in areas and lines, without colors and widths: those are the page's. */
export interface Drawing {
  /** `0 0 200 244` */
  readonly viewBox: string;
  readonly hairShade: HairShade;
  readonly paths: readonly { readonly d: string; readonly part: DrawingPart }[];
}

/**
 * The drawings of the project, by name.
 * @throws ContentError that lists every file that is not an SVG of paths
 */
export function drawings(content: Content): Readonly<Record<string, Drawing>> {
  return content.once(FOLDER, () => {
    const problems: Problem[] = [];
    const found = content.names(FOLDER).map((name) => {
      const file = `${FOLDER}/${name}`;
      const report = (found: string, expected: string) => problems.push({ file, path: [], found, expected });
      if (!NAME.test(name)) report(`the name "${name}"`, 'lowercase letters, digits and hyphens, then .svg');
      return [
        name.replace(/\.svg$/u, ''),
        parse(Buffer.from(content.bytes(file)).toString(), report),
      ] as const;
    });
    if (problems.length > 0) throw new ContentError(problems);
    return Object.fromEntries(found);
  });
}

/** The paths of an SVG file. Everything else in it is a mistake, because it would not follow the page's colors. */
function parse(text: string, report: (found: string, expected: string) => void): Drawing {
  const paths: Drawing['paths'][number][] = [];
  let viewBox: string | undefined;
  let hairShade: HairShade | undefined;
  visit(fromHtml(text, { fragment: true, space: 'svg' }), 'element', ({ tagName, properties }) => {
    const className = Array.isArray(properties.className) ? properties.className.join(' ') : undefined;
    if (tagName === 'svg') {
      viewBox = properties.viewBox?.toString();
      hairShade = HAIR_SHADES.find((shade) => shade === (className ?? 'copper'));
      if (!hairShade)
        report(`<svg class="${className ?? ''}">`, `the shade of the hair: ${HAIR_SHADES.join(', ')}`);
    } else if (tagName === 'path') {
      const part = className === undefined ? 'line' : PARTS.find((known) => known === className);
      if (!part) report(`class="${className ?? ''}"`, `one of ${PARTS.join(', ')}, or none for a line`);
      paths.push({ d: properties.d?.toString() ?? '', part: part ?? 'line' });
    } else report(`<${tagName}>`, '<path> only');
  });
  if (viewBox === undefined) report('no viewBox', '<svg viewBox="…"> with areas and lines as <path>');
  return { viewBox: viewBox ?? '', hairShade: hairShade ?? 'copper', paths };
}

/** What the name of an unknown drawing should have been. */
export function drawingNames(known: Readonly<Record<string, Drawing>>): string {
  return `one of the drawings in ${FOLDER}: ${Object.keys(known).join(', ')}`;
}
