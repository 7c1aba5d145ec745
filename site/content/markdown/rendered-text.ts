import type { Element, ElementContent, Root, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { visit } from 'unist-util-visit';
import { z } from 'zod';
import { element } from './element.ts';
import { type FigureRequest } from './figures-plugin.ts';

/** A heading of the second level, for a table of contents. */
interface Heading {
  readonly id: string;
  readonly text: string;
}

/** The text of an article or a legal page as HTML, with placeholders for its pictures. */
export interface RenderedText {
  readonly html: string;
  readonly headings: readonly Heading[];
  readonly figures: readonly FigureRequest[];
}

const figureSchema = z.object({
  alt: z.string(),
  caption: z.string().exactOptional(),
  atHeading: z.boolean(),
});

const metadataSchema = z.object({
  headings: z.array(z.object({ depth: z.number(), slug: z.string(), text: z.string() })),
  frontmatter: z.object({
    figures: z.array(
      z.union([figureSchema.extend({ photo: z.string() }), figureSchema.extend({ drawing: z.string() })]),
    ),
  }),
});

/** The text of a collection entry. @throws Error if Astro could not render it */
export function renderedText(entry: {
  id: string;
  rendered?: { html: string; metadata?: Record<string, unknown> | undefined } | undefined;
}): RenderedText {
  if (!entry.rendered)
    throw new Error(`${entry.id}: found no rendered text, expected HTML from Astro's Markdown pipeline`);
  const { headings, frontmatter } = metadataSchema.parse(entry.rendered.metadata);
  return {
    html: entry.rendered.html,
    headings: headings
      .filter(({ depth, slug }) => depth === 2 && slug !== 'footnote-label')
      // Astro escapes { as ${ in headings, for MDX.
      .map(({ slug, text }) => ({ id: slug, text: text.replaceAll('${', '{') })),
    figures: frontmatter.figures,
  };
}

/** The finished HTML of a picture, in a tree. */
interface Figure {
  readonly type: 'raw';
  readonly value: string;
  readonly isDrawing: boolean;
}

/** The text as a tree, with the HTML that `figure` returns in place of each picture. */
export async function parseText(
  { html, figures }: Pick<RenderedText, 'html' | 'figures'>,
  figure: (picture: FigureRequest) => string | Promise<string>,
): Promise<Root> {
  const made = await Promise.all(
    figures.map(async (request): Promise<Figure> => {
      return { type: 'raw', value: await figure(request), isDrawing: 'drawing' in request };
    }),
  );
  const tree = fromHtml(html, { fragment: true });
  visit(tree, 'element', ({ properties }, index, parent) => {
    const picture = made[Number(properties.dataFigure)];
    if (picture && parent) parent.children[index ?? 0] = picture as unknown as Element;
  });
  return tree;
}

export function serialize(nodes: Root | RootContent[]): string {
  return toHtml(nodes, { allowDangerousHtml: true, characterReferences: { useNamedReferences: true } });
}

/** A section of a text, or what stands before the first. */
export interface TextSection {
  /** The heading as HTML, with the picture directly below it; empty for the introduction. */
  readonly heading: string;
  /** What follows, split after each code block that is not within another element. */
  readonly parts: readonly string[];
}

/** The introduction of a text, which may be empty, and its sections. */
export function splitSections(nodes: readonly RootContent[]): TextSection[] {
  const sections: { heading: string; parts: string[] }[] = [{ heading: '', parts: [''] }];
  nodes.forEach((node, index) => {
    const section = sections.at(-1);
    const source = serialize([node]);
    if (isElement(node, 'h2')) sections.push({ heading: source, parts: [''] });
    else if (section?.heading && isElement(nodes[index - 1], 'h2') && figureOf(node))
      section.heading += source;
    else if (section) {
      section.parts.push(`${section.parts.pop() ?? ''}${source}`);
      if (isElement(node, 'pre')) section.parts.push('');
    }
  });
  return sections;
}

/**
 * The sections of an article. Each heading is a link to itself, so that its URL can be copied: the whole heading, which keeps
 * its accessible name and is a large target. A heading that contains a link stays as it is.
 */
export function articleSections(tree: Root): TextSection[] {
  const nodes = tree.children.filter((node) => node.type !== 'text' || node.value.trim() !== '');
  nodes.forEach((node, index) => {
    if (isElement(node, 'h2') && figureOf(nodes[index + 1])?.isDrawing) markNumber(node);
  });
  visit(tree, 'element', (node) => {
    if (/^h[2-4]$/u.test(node.tagName)) linkHeading(node);
  });
  return splitSections(drawingRows(nodes));
}

function isElement(node: RootContent | undefined, ...names: string[]): node is Element {
  return node?.type === 'element' && names.includes(node.tagName);
}

function figureOf(node: RootContent | undefined): Figure | undefined {
  return (node?.type as string | undefined) === 'raw' ? (node as unknown as Figure) : undefined;
}

function linkHeading(heading: Element): void {
  const { id } = heading.properties;
  let hasLink = id === 'footnote-label';
  visit(heading, 'element', ({ tagName }) => {
    hasLink ||= tagName === 'a';
  });
  if (!hasLink) heading.children = [element('a', { href: `#${String(id)}` }, ...heading.children)];
}

/**
 * Marks the number of a heading with a drawing directly below it, which stands on the drawing: "3. The rope", or a year as in
 * "1960. The crop" and "1920s. The bob".
 */
function markNumber(heading: Element): void {
  const [first] = heading.children;
  if (first?.type !== 'text') return;
  const { number, dot } = /^(?<number>\d+s?)(?<dot>\. )/u.exec(first.value)?.groups ?? {};
  if (number === undefined || dot === undefined) return;
  first.value = first.value.slice(number.length + dot.length);
  const className = number.length > 2 ? ['prose__number', 'prose__number--year'] : ['prose__number'];
  const text = (value: string) => ({ type: 'text', value }) as const;
  heading.children.unshift(element('span', { className }, text(number), element('span', {}, text(dot))));
}

/**
 * Puts each subheading with a drawing directly below it into a row: its texts, then the drawing, which stands above them.
 * Consecutive rows share a parent.
 */
function drawingRows(nodes: readonly RootContent[]): RootContent[] {
  const rows: RootContent[] = [];
  for (let index = 0; index < nodes.length; index++) {
    const node = nodes[index];
    if (!node) continue;
    if (!isElement(node, 'h3') || !figureOf(nodes[index + 1])?.isDrawing) {
      rows.push(node);
      continue;
    }
    const texts: ElementContent[] = [node];
    const drawings: ElementContent[] = [];
    for (let next = nodes[index + 1]; next; next = nodes[index + 1]) {
      if (figureOf(next)?.isDrawing) drawings.push(next as ElementContent);
      else if (isElement(next, 'p', 'ul', 'ol')) texts.push(next);
      else break;
      index++;
    }
    const row = element('div', { className: ['prose__row'] }, element('div', {}, ...texts), ...drawings);
    const last = rows.at(-1);
    if (isElement(last, 'div') && String(last.properties.className) === 'prose__rows')
      last.children.push(row);
    else rows.push(element('div', { className: ['prose__rows'] }, row));
  }
  return rows;
}

const BREAK_AT_END = /<hr\s*\/?>\s*$/u;

/** Sections in groups: a group ends with a thematic break (`---`), which is taken away. */
export function groupSections<Section extends { readonly html: string }>(
  sections: readonly Section[],
): Section[][] {
  const groups: Section[][] = [[]];
  for (const section of sections) {
    groups.at(-1)?.push({ ...section, html: section.html.replace(BREAK_AT_END, '') });
    if (BREAK_AT_END.test(section.html)) groups.push([]);
  }
  return groups.filter((group) => group.length > 0);
}
