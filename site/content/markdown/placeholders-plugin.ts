import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { fillText, type Placeholders } from '../salon/placeholders.ts';

/**
 * Remark plugin: fills in `{phone}` and other placeholders in text, URLs, titles and alternative text, but not in code.
 * Unknown ones stay; checkText reports them.
 */
export function placeholdersPlugin(values: Placeholders) {
  return (tree: Root): void => {
    visit(tree, (node) => {
      if (node.type === 'text') node.value = fillText(node.value, values);
      if (node.type === 'link' || node.type === 'definition') node.url = fillText(node.url, values);
      if ('title' in node && node.title) node.title = fillText(node.title, values);
      if (node.type === 'image' && node.alt) node.alt = fillText(node.alt, values);
    });
  };
}
