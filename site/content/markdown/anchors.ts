import type { Root } from 'hast';
import { walk } from './walk.ts';

/**
 * Makes each heading that has an id a link to itself, so that its address can be copied. The whole heading is the link, and
 * not a sign beside it: its name is then the heading's own, and a finger finds it.
 */
export function anchors() {
  return (tree: Root): void => {
    walk(tree, (heading) => {
      const { tagName, properties, children } = heading;
      if (!/^h[2-4]$/u.test(tagName) || typeof properties.id !== 'string') return;
      const inside = new Set<string>();
      walk(heading, (element) => inside.add(element.tagName));
      if (inside.has('a')) return;
      const href = `#${properties.id}`;
      heading.children = [{ type: 'element', tagName: 'a', properties: { href }, children }];
    });
  };
}
