/** Touch gestures with real touch events, which Playwright cannot make. */
import type { Locator, Page } from 'playwright-core';

interface Vector {
  readonly x: number;
  readonly y: number;
}

const STEPS = 8;

/** Drags one finger from a point of an element (in shares of its size) by some pixels, and lifts it. */
export async function drag(page: Page, element: Locator, from: Vector, by: Vector): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error(`found no box of ${String(element)}, expected a visible element`);
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Vector[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints });
  const pointAt = (step: number) => ({
    x: box.x + box.width * from.x + (by.x * step) / STEPS,
    y: box.y + box.height * from.y + (by.y * step) / STEPS,
  });
  await touch('touchStart', [pointAt(0)]);
  for (let step = 1; step <= STEPS; step++) await touch('touchMove', [pointAt(step)]);
  await touch('touchEnd', []);
  await client.detach();
}
