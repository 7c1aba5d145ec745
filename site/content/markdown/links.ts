import type { Root } from 'hast';
import { walk } from './walk.ts';

/** Links within the site stay in the tab; all others open in a new one, which cannot reach back. */
export function links() {
  return (tree: Root): void => {
    walk(tree, ({ tagName, properties }) => {
      const { href } = properties;
      if (tagName !== 'a' || typeof href !== 'string') return;
      if (/^(?:#|\/(?!\/))/u.test(href)) return;
      Object.assign(properties, { target: '_blank', rel: ['noopener'] });
    });
  };
}
