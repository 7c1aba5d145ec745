import { type Locator } from 'playwright-core';

/**
 * The right edge of an element's text, in pixels from the left of the screen. Measures the glyphs, because boxes leave
 * room for a wider fallback font.
 */
export function rightOfGlyphs(element: Locator): Promise<number> {
  return element.evaluate((node) => {
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    let right = 0;
    while (texts.nextNode()) {
      range.selectNodeContents(texts.currentNode);
      right = Math.max(right, range.getBoundingClientRect().right);
    }
    return right;
  });
}
