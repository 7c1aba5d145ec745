/** Going through a page by keys alone, as somebody does who sees where the focus is. */
import { type Locator, type Page } from 'playwright-core';

/**
 * What is wrong with how the focused element is seen: '' when it has a ring and nothing covers the part of it that is
 * on the screen (WCAG 2.2: 2.4.7, and 2.4.11 in its stricter form, 2.4.12).
 */
export function focusFlaw(page: Page): Promise<string> {
  return page.evaluate(() => {
    const active = document.activeElement;
    // The browser's own controls come between the page's end and its beginning.
    if (!active || active === document.body) return '';
    const name = `${active.tagName} ${active.textContent.trim() || active.id}`;
    const ringed = (element: Element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    };
    if (!ringed(active)) return `${name}: no ring`;
    // The middle and the middles of the sides: some buttons stand on a corner.
    const PLACES = [
      [0.5, 0.5],
      [0.5, 0.1],
      [0.5, 0.9],
      [0.1, 0.5],
      [0.9, 0.5],
    ] as const;
    const points = [...active.getClientRects()].flatMap(({ left, top, width, height }) =>
      PLACES.map(([across, down]) => ({ x: left + width * across, y: top + height * down })),
    );
    const onScreen = points.filter(({ x, y }) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight);
    if (onScreen.length === 0) return `${name}: off the screen`;
    const above = onScreen.map(({ x, y }) => document.elementFromPoint(x, y));
    const cover = above.find((found) => !active.contains(found));
    return cover ? `${name}: under ${cover.className || cover.tagName}` : '';
  });
}

/**
 * Presses Tab until this has the focus.
 * @throws Error when there is no way in so many presses, or the focus was not seen on the way
 */
export async function tabTo(page: Page, goal: Locator, most = 40): Promise<void> {
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press('Tab');
    const flaw = await focusFlaw(page);
    if (flaw) throw new Error(flaw);
    if (await goal.evaluate((node) => node === document.activeElement)) return;
  }
  throw new Error(`no way by Tab to ${goal.toString()}`);
}
