import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { element } from '../../lib/hast.ts';

const COLOR = /^(#[\da-f]{6})\s+/u;

/**
 * Rehype plugin: in table cells that begin with a color, like `#7b5334 Dark blonde`, a sample of it replaces the
 * code. It is an SVG, because browsers print no backgrounds.
 */
export function colorsPlugin() {
  return (tree: Root): void => {
    visit(tree, 'element', ({ tagName, children }) => {
      const [text] = children;
      if (tagName !== 'td' || text?.type !== 'text') return;
      const color = COLOR.exec(text.value)?.[1];
      if (color === undefined) return;
      text.value = text.value.replace(COLOR, '');
      children.unshift(
        element(
          'svg',
          {
            className: ['prose__color'],
            viewBox: '0 0 1 1',
            preserveAspectRatio: 'none',
            ariaHidden: 'true',
          },
          element('path', { fill: color, d: 'M0 0h1v1H0z' }),
        ),
      );
    });
  };
}
