import type { Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { UNBROKEN_WORDS } from '../../lib/unbroken-words.ts';
import { element, textNode } from '../../lib/hast.ts';

/** Rehype plugin: keeps hyphenated names and numbers on one line, as ui/Unbroken.tsx does in other texts. */
export function unbrokenPlugin() {
  return (tree: Root): void => {
    visit(tree, (node, index, parent) => {
      if (node.type === 'element' && ['code', 'svg'].includes(node.tagName)) return SKIP;
      if (node.type !== 'text' || index === undefined || !parent) return;
      const parts = node.value.split(UNBROKEN_WORDS);
      if (parts.length === 1) return;
      const nodes = parts.map((part, position) =>
        position % 2 === 0 ? textNode(part) : element('span', { className: ['unbroken'] }, textNode(part)),
      );
      parent.children.splice(index, 1, ...nodes);
      return index + nodes.length;
    });
  };
}
