import { type Page } from 'playwright-core';

import { expect } from './visitor.ts';

/** Turns the mouse wheel until the page has moved: Chromium drops a turn that comes before it can scroll. */
export async function scrollDown(page: Page, distance: number): Promise<void> {
  const start = await page.evaluate(() => scrollY);
  await expect(async () => {
    await page.mouse.wheel(0, distance);
    await page.waitForFunction((from) => scrollY > from, start, { timeout: 2000 });
  }).toPass();
}
