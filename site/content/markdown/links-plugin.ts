import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

/**
 * Rehype plugin: links within the site and phone numbers open in the same tab, all others in a new one without access to
 * the page.
 */
export function linksPlugin() {
  return (tree: Root): void => {
    visit(tree, 'element', ({ tagName, properties }) => {
      if (tagName !== 'a' || typeof properties.href !== 'string') return;
      if (/^(?:#|tel:|\/(?!\/))/u.test(properties.href)) return;
      Object.assign(properties, { target: '_blank', rel: ['noopener'] });
    });
  };
}
