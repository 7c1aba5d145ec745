/** An emulated phone with a slow processor that records event timing and long tasks. */
import { type Browser, type CDPSession, type Locator, type Page } from 'playwright-core';

export const CPU_SLOWDOWN = 4;
/** Duration of a tap in milliseconds; people take 50 to 150. */
const TAP_DURATION = 90;
/** The phone that Lighthouse emulates. */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  hasTouch: true,
  isMobile: true,
};

export interface Phone extends AsyncDisposable {
  readonly page: Page;
  /** Longest task so far in milliseconds. Browsers report none under 50, which counts as 0. */
  longestTask(): Promise<number>;
  /**
   * Taps the target and returns the time to the next paint in milliseconds.
   * @param result what appears once the tap has taken effect
   */
  tap(target: Locator, result: Locator): Promise<number>;
}

/** @param html served instead of what the URL has */
export async function openPhone(browser: Browser, url: string, html?: string): Promise<Phone> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  if (html !== undefined)
    await page.route(url, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }));
  const client = await context.newCDPSession(page);
  await enlargeWindow(client);
  await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'networkidle' });
  return {
    page,
    async longestTask() {
      return Math.max(0, ...(await takeRecords(page, 'longTasks')));
    },
    async tap(target, result) {
      const point = await centerOf(target);
      await takeRecords(page, 'events');
      await dispatchTap(client, page, point);
      await result.waitFor();
      await page.waitForTimeout(1500);
      // Browsers report nothing under 16 ms.
      return Math.max(16, ...(await takeRecords(page, 'events')));
    },
    [Symbol.asyncDispose]: () => context.close(),
  };
}

/**
 * Makes the window larger than the phone's screen. Chromium does not paint changes outside the window, so a tap that changes only
 * that area would appear to be answered by some later paint.
 */
async function enlargeWindow(client: CDPSession): Promise<void> {
  const { windowId } = await client.send('Browser.getWindowForTarget');
  const [width = 0, height = 0] = [PHONE.viewport.width, PHONE.viewport.height].map(
    (side) => Math.ceil(side * PHONE.deviceScaleFactor) + 200,
  );
  await client.send('Browser.setWindowBounds', { windowId, bounds: { width, height } });
}

/** Runs in the page. */
function observe(): void {
  const records = { events: [] as number[], longTasks: [] as number[] };
  Object.assign(window, { records });
  new PerformanceObserver((list) => {
    // INP counts only events that belong to an interaction.
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (entry.interactionId > 0) records.events.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    records.longTasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask', buffered: true });
}

/** Returns and clears the durations recorded so far. */
function takeRecords(page: Page, kind: 'events' | 'longTasks'): Promise<number[]> {
  return page.evaluate(
    (key) => (window as unknown as { records: Record<string, number[]> }).records[key]?.splice(0) ?? [],
    kind,
  );
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Leaves the page idle for a second, so that finding the target is not part of the measurement. */
async function centerOf(target: Locator): Promise<Point> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`found no visible element for ${target.toString()}`);
  await target.page().waitForTimeout(1000);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Touches down, waits and lifts, unlike Playwright's tap, which does both at once and queries the page before. */
async function dispatchTap(client: CDPSession, page: Page, point: Point): Promise<void> {
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await page.waitForTimeout(TAP_DURATION);
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
