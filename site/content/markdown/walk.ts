import type { Element, Nodes, Parents } from 'hast';

/** Calls `visit` for each element below a node, with its parent and its place there; an element's children come first. */
export function walk(parent: Parents, visit: (element: Element, parent: Parents, at: number) => void): void {
  parent.children.forEach((child, at) => {
    if (child.type !== 'element') return;
    walk(child, visit);
    visit(child, parent, at);
  });
}

/** The text inside a node. */
export function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
