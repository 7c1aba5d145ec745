import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

/**
 * Rehype plugin: links to other sites open in a new tab, without access to the page. Pages of this site, phone numbers and
 * email addresses open in the same one.
 */
export function linksPlugin() {
  return (tree: Root): void => {
    visit(tree, 'element', ({ tagName, properties }) => {
      if (tagName !== 'a' || typeof properties.href !== 'string') return;
      if (!/^(?:https?:)?\/\//u.test(properties.href)) return;
      Object.assign(properties, { target: '_blank', rel: ['noopener'] });
    });
  };
}
