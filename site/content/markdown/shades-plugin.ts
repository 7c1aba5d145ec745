import type { Element, ElementContent, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { element } from '../../lib/hast.ts';

/**
 * Rehype plugin, after colorsPlugin: a table whose rows all begin with a color becomes a chart, a list of the shades
 * with what the other columns say about each.
 */
export function shadesPlugin() {
  return (tree: Root): void => {
    visit(tree, 'element', (table, index, parent) => {
      if (table.tagName !== 'table' || index === undefined || !parent) return;
      const [head, ...rows] = childrenOf(table).flatMap(childrenOf);
      if (!head || rows.length === 0 || !rows.every(beginsWithColor)) return;
      const labels = childrenOf(head).map(({ children }) => children);
      parent.children[index] = element(
        'ul',
        { className: ['shades'] },
        ...rows.map((row) => shade(row, labels)),
      );
    });
  };
}

function shade(row: Element, labels: readonly ElementContent[][]): Element {
  const [name, ...cells] = childrenOf(row).map(({ children }) => children);
  const details = cells.map((cell, index) =>
    element(
      'div',
      {},
      element('dt', {}, ...structuredClone(labels[index + 1] ?? [])),
      element('dd', {}, ...cell),
    ),
  );
  return element(
    'li',
    {},
    element('p', { className: ['shades__name'] }, ...(name ?? [])),
    element('dl', {}, ...details),
  );
}

function beginsWithColor(row: Element): boolean {
  const start = childrenOf(row)[0]?.children[0];
  return start?.type === 'element' && start.tagName === 'svg';
}

function childrenOf({ children }: Element): Element[] {
  return children.filter((child) => child.type === 'element');
}
