/** A phone whose processor is four times slower than this one, and what it notes of how it answers. */
import { type Browser, type CDPSession, type Locator, type Page } from 'playwright-core';

/** How many times slower. */
export const SLOWER = 4;
/** How long a finger stays on the glass, in milliseconds: a tap takes 50 to 150. */
const FINGER = 90;
const VIEWPORT = { width: 412, height: 823 };
const DENSITY = 1.75;

export interface Phone extends AsyncDisposable {
  readonly page: Page;
  /** The longest task until now, in milliseconds: those under 50 are not told, and count as 0. */
  longestTask(): Promise<number>;
  /**
   * How long it takes from the press to the next picture on the screen, in milliseconds: the browser's own event
   * timing, what INP is made of.
   * @param shows what is there once the press has done its work
   */
  answer(target: Locator, shows: Locator): Promise<number>;
}

/** @param html in place of what the address has */
export async function openPhone(browser: Browser, url: string, html?: string): Promise<Phone> {
  const context = await browser.newContext({
    viewport: VIEWPORT,
    deviceScaleFactor: DENSITY,
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  if (html !== undefined)
    await page.route(url, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }));
  const client = await context.newCDPSession(page);
  await showWhole(client);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'networkidle' });
  return {
    page,
    async longestTask() {
      return Math.max(0, ...(await seen(page, 'tasks')));
    },
    async answer(target, shows) {
      const point = await middleOf(target);
      await seen(page, 'answers');
      await tap(client, page, point);
      await shows.waitFor();
      await page.waitForTimeout(1500);
      // Faster than 16 ms is not told.
      return Math.max(16, ...(await seen(page, 'answers')));
    },
    [Symbol.asyncDispose]: () => context.close(),
  };
}

/**
 * Makes the browser's window larger than the phone's pixels: what changes beyond the window's edge is not drawn, and
 * a press that changed only that would seem to be answered by whatever is drawn next.
 */
async function showWhole(client: CDPSession): Promise<void> {
  const { windowId } = await client.send('Browser.getWindowForTarget');
  const [width = 0, height = 0] = [VIEWPORT.width, VIEWPORT.height].map(
    (side) => Math.ceil(side * DENSITY) + 200,
  );
  await client.send('Browser.setWindowBounds', { windowId, bounds: { width, height } });
}

/** Runs in the page. */
function observe(): void {
  const noted = { answers: [] as number[], tasks: [] as number[] };
  Object.assign(window, { noted });
  new PerformanceObserver((list) => {
    // Only entries of an interaction count, as for INP.
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (entry.interactionId > 0) noted.answers.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    noted.tasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask', buffered: true });
}

/** What was noted since it was last asked for. */
function seen(page: Page, what: 'answers' | 'tasks'): Promise<number[]> {
  return page.evaluate(
    (of) => (window as unknown as { noted: Record<string, number[]> }).noted[of]?.splice(0) ?? [],
    what,
  );
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The page rests a second after it was asked. */
async function middleOf(target: Locator): Promise<Point> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('What should be pressed is not shown.');
  await target.page().waitForTimeout(1000);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/**
 * A tap as a finger makes it: down, a moment, up. Playwright's own is both at once, and what it asks the page before
 * would be counted as the page's work.
 */
async function tap(client: CDPSession, page: Page, point: Point): Promise<void> {
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await page.waitForTimeout(FINGER);
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
