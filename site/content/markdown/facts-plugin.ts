import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { type Facts, fillText } from '../facts.ts';

/**
 * Remark plugin: replaces `{phone}` and other facts in text, URLs, titles and alternative text, but not in code. Unknown
 * names stay; checkText reports them.
 */
export function factsPlugin(facts: () => Facts) {
  const values = facts();
  const fill = (text: string) => fillText(text, values, () => undefined);
  return (tree: Root): void => {
    visit(tree, (node) => {
      if (node.type === 'text') node.value = fill(node.value);
      if (node.type === 'link' || node.type === 'definition') node.url = fill(node.url);
      if ('title' in node && node.title) node.title = fill(node.title);
      if (node.type === 'image' && node.alt) node.alt = fill(node.alt);
    });
  };
}
