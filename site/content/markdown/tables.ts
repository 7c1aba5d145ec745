import type { Root } from 'hast';
import { textOf, walk } from './walk.ts';

/**
 * Puts each table into a region that scrolls by itself, takes focus so that a keyboard can scroll it, and is named
 * after the heading above it. Alignment becomes a class: `align` is obsolete, and styles in attributes are refused.
 */
export function tables() {
  return (tree: Root): void => {
    let heading = 'Table';
    const names = new Map<string, number>();
    walk(tree, (element, parent, at) => {
      const { tagName, properties } = element;
      if (/^h[2-6]$/u.test(tagName)) heading = textOf(element);
      if ((tagName === 'td' || tagName === 'th') && typeof properties.align === 'string') {
        properties.className = [`is-${properties.align}`];
        delete properties.align;
      }
      if (tagName !== 'table') return;
      const count = (names.get(heading) ?? 0) + 1;
      names.set(heading, count);
      parent.children[at] = {
        type: 'element',
        tagName: 'div',
        properties: {
          className: ['prose__table'],
          role: 'region',
          tabIndex: 0,
          ariaLabel: count === 1 ? heading : `${heading}, table ${count}`,
        },
        children: [element],
      };
    });
  };
}
