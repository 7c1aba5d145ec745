import type { Element, ElementContent, Root, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { visit } from 'unist-util-visit';
import { splitHeadingNumber } from '../../lib/heading-number.ts';
import { element } from './element.ts';
import type { FigureRequest } from './figures-plugin.ts';
import type { RenderedText } from './render-text.ts';

/** A rendered text as a tree, with the HTML that `figure` returns in place of each picture. */
export async function parseText(
  { html, figures }: Pick<RenderedText, 'html' | 'figures'>,
  figure: (picture: FigureRequest) => string | Promise<string>,
): Promise<Root> {
  const made = await Promise.all(figures.map(async (request) => figure(request)));
  const whole = html.replaceAll(
    /<div data-figure="(\d+)"><\/div>/gu,
    (_, index: string) => made[Number(index)] ?? '',
  );
  return fromHtml(whole, { fragment: true });
}

export function serialize(nodes: Root | RootContent[]): string {
  return toHtml(nodes, { characterReferences: { useNamedReferences: true }, closeEmptyElements: true });
}

/** A section of a text, or what stands before the first. */
interface TextSection {
  /** The heading as HTML, with the picture directly below it; empty for the introduction. */
  readonly heading: string;
  /** What follows, as HTML. */
  readonly html: string;
}

/** The introduction of a text, which may be empty, and its sections. */
function splitSections(nodes: readonly RootContent[]): TextSection[] {
  const sections = [{ heading: '', html: '' }];
  nodes.forEach((node, index) => {
    const section = sections.at(-1);
    const source = serialize([node]);
    if (isElement(node, 'h2')) sections.push({ heading: source, html: '' });
    else if (section && isElement(node, 'figure') && isElement(nodes[index - 1], 'h2'))
      section.heading += source;
    else if (section) section.html += source;
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
    if (isElement(node, 'h2') && isDrawing(nodes[index + 1])) markNumber(node, numberOnDrawing);
  });
  visit(tree, 'element', (node) => {
    if (/^h[2-4]$/u.test(node.tagName)) linkHeading(node);
  });
  return splitSections(drawingRows(nodes));
}

/** The introduction of a legal text and its sections. The numbers of headings stand apart. */
export function legalSections(html: string): TextSection[] {
  const { children } = fromHtml(html, { fragment: true });
  for (const node of children) if (isElement(node, 'h2')) markNumber(node, numberApart);
  return splitSections(children);
}

function isElement(node: RootContent | undefined, ...names: string[]): node is Element {
  return node?.type === 'element' && names.includes(node.tagName);
}

function isDrawing(node: RootContent | undefined): node is Element {
  return isElement(node, 'figure') && String(node.properties.className).startsWith('prose__drawing');
}

function linkHeading(heading: Element): void {
  const { id } = heading.properties;
  let hasLink = id === 'footnote-label';
  visit(heading, 'element', ({ tagName }) => {
    hasLink ||= tagName === 'a';
  });
  if (!hasLink) heading.children = [element('a', { href: `#${String(id)}` }, ...heading.children)];
}

/** Replaces the number at the start of a heading. */
function markNumber(heading: Element, mark: (number: string) => ElementContent[]): void {
  const [first] = heading.children;
  if (first?.type !== 'text') return;
  const numbered = splitHeadingNumber(first.value);
  if (!numbered) return;
  first.value = numbered.words;
  heading.children.unshift(...mark(numbered.number));
}

const textNode = (value: string) => ({ type: 'text', value }) as const;

/** CSS shows the number, or the year, of a heading on the drawing directly below it. */
function numberOnDrawing(number: string): ElementContent[] {
  const className = number.length > 2 ? ['prose__number', 'prose__number--year'] : ['prose__number'];
  return [element('span', { className }, textNode(number), element('span', {}, textNode('. ')))];
}

function numberApart(number: string): ElementContent[] {
  return [element('span', { className: ['legal-text__number'] }, textNode(`${number}.`)), textNode(' ')];
}

/**
 * Puts each subheading with a drawing directly below it into a row: its texts, then the drawing, which stands above them.
 * Consecutive rows share a parent.
 */
function drawingRows(nodes: readonly RootContent[]): RootContent[] {
  const result: RootContent[] = [];
  let rows: Element | undefined;
  let current: { row: Element; texts: Element } | undefined;
  nodes.forEach((node, index) => {
    if (isElement(node, 'h3') && isDrawing(nodes[index + 1])) {
      const texts = element('div', {}, node);
      current = { texts, row: element('div', { className: ['prose__row'] }, texts) };
      if (!rows) result.push((rows = element('div', { className: ['prose__rows'] })));
      rows.children.push(current.row);
    } else if (current && isDrawing(node)) {
      current.row.children.push(node);
    } else if (current && isElement(node, 'p', 'ul', 'ol')) {
      current.texts.children.push(node);
    } else {
      rows = undefined;
      current = undefined;
      result.push(node);
    }
  });
  return result;
}

const BREAK_AT_END = /<hr\s*\/?>\s*$/u;

/** Sections in groups: a group ends with a thematic break (`---`), which is removed. */
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
