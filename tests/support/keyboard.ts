/** Keyboard navigation that checks the visibility of the focus at every step. */
import type { Locator, Page } from 'playwright-core';

/**
 * Why the focused element is not clearly visible; '' if it has a focus ring and nothing covers it.
 * Source: WCAG 2.2, 2.4.7 (Focus Visible) and 2.4.12 (Focus Not Obscured, Enhanced).
 */
function focusFlaw(page: Page): Promise<string> {
  return page.evaluate(() => {
    const active = document.activeElement;
    // The focus is on the browser's own controls.
    if (!active || active === document.body) return '';
    const name = `${active.tagName} ${active.textContent.trim() || active.id}`;
    const ringed = (element: Element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    };
    if (!ringed(active)) return `${name}: no focus ring`;
    const points = [...active.getClientRects()].flatMap(({ left, top, width, height }) => [
      { x: left + width / 2, y: top + height * 0.1 },
      { x: left + width / 2, y: top + height * 0.9 },
    ]);
    const onScreen = points.filter(({ x, y }) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight);
    if (onScreen.length === 0) return `${name}: off the screen`;
    const above = onScreen.map(({ x, y }) => document.elementFromPoint(x, y));
    const cover = above.find((found) => !active.contains(found));
    return cover ? `${name}: under ${cover.className || cover.tagName}` : '';
  });
}

/**
 * Presses Tab until the element has the focus.
 * @throws Error after `most` presses, or when the focus is not visible on the way
 */
export async function tabTo(page: Page, goal: Locator, most = 40): Promise<void> {
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press('Tab');
    const flaw = await focusFlaw(page);
    if (flaw) throw new Error(flaw);
    if (await goal.evaluate((node) => node === document.activeElement)) return;
  }
  throw new Error(`${String(most)} presses of Tab did not reach ${goal.toString()}`);
}
