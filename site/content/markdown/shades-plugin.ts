import type { Element, ElementContent, Root } from 'hast';
import { visit } from 'unist-util-visit';

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
      parent.children[index] = element('ul', ['shades'], ...rows.map((row) => shade(row, labels)));
    });
  };
}

function shade(row: Element, labels: readonly ElementContent[][]): Element {
  const [name, ...cells] = childrenOf(row).map(({ children }) => children);
  const facts = cells.map((cell, index) =>
    element('div', [], element('dt', [], ...(labels[index + 1] ?? [])), element('dd', [], ...cell)),
  );
  return element('li', [], element('p', ['shades__name'], ...(name ?? [])), element('dl', [], ...facts));
}

function beginsWithColor(row: Element): boolean {
  const start = childrenOf(row)[0]?.children[0];
  return start?.type === 'element' && start.tagName === 'svg';
}

function element(tagName: string, className: string[], ...children: ElementContent[]): Element {
  return {
    type: 'element',
    tagName,
    properties: className.length > 0 ? { className } : {},
    children: structuredClone(children),
  };
}

function childrenOf({ children }: Element): Element[] {
  return children.filter((child) => child.type === 'element');
}
