import type { Nodes, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { element } from '../../lib/hast.ts';

/**
 * Rehype plugin: puts each table into a region that scrolls, takes focus so that a keyboard can scroll it, and is named
 * after the heading above it. Alignment becomes a style, because the `align` attribute is obsolete.
 */
export function tablesPlugin() {
  return (tree: Root): void => {
    let heading = 'Table';
    const counts = new Map<string, number>();
    visit(tree, 'element', ({ tagName, properties }) => {
      if (!/^t[dh]$/u.test(tagName) || typeof properties.align !== 'string') return;
      properties.style = `text-align:${properties.align}`;
      delete properties.align;
    });
    visit(tree, 'element', (node, index, parent) => {
      if (/^h[2-6]$/u.test(node.tagName)) heading = textOf(node);
      if (node.tagName !== 'table' || index === undefined || !parent) return;
      const count = (counts.get(heading) ?? 0) + 1;
      counts.set(heading, count);
      const ariaLabel = count === 1 ? heading : `${heading}, table ${count}`;
      const region = { className: ['prose__table'], role: 'region', tabIndex: 0, ariaLabel };
      parent.children[index] = element('div', region, node);
      return SKIP;
    });
  };
}

function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
