import type { Element, ElementContent, Root, RootContent } from 'hast';
import { visit } from 'unist-util-visit';
import { element, isElement, textNode } from '../../lib/hast.ts';
import { replaceNumber, splitSections, type TextSection } from '../../lib/text-sections.ts';

/**
 * The sections of an article. Each heading is a link to itself, so that its URL can be copied: the whole heading, which keeps
 * its accessible name and is a large target. A heading that contains a link stays as it is.
 */
export function articleSections(tree: Root): TextSection[] {
  const nodes = tree.children.filter((node) => node.type !== 'text' || node.value.trim() !== '');
  nodes.forEach((node, index) => {
    if (isElement(node, 'h2') && isDrawing(nodes[index + 1])) replaceNumber(node, numberOnDrawing);
  });
  visit(tree, 'element', (node) => {
    if (/^h[2-4]$/u.test(node.tagName)) linkHeading(node);
  });
  return splitSections(drawingRows(nodes));
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

/** CSS shows the number, or the year, of a heading on the drawing directly below it. */
function numberOnDrawing(number: string): ElementContent[] {
  const className = number.length > 2 ? ['prose__number', 'prose__number--year'] : ['prose__number'];
  return [element('span', { className }, textNode(number), element('span', {}, textNode('. ')))];
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
