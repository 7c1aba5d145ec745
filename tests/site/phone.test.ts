/** Visits every page once on a phone, scrolled to its end. */
import type { Page, Request } from 'playwright-core';

import { BUDGETS } from '../../tools/budgets.ts';
import { allRoutes } from '../../tools/routes.ts';
import { holdRequests, test } from '../support/visitor.ts';

const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const NOT_FOUND = '/no-such-page';
const PICTURE_PAGES = ['/gallery', '/view-our-salon'];

declare global {
  interface Window {
    /** Sum of the layout shifts since the last call. */
    takeLayoutShift: () => Promise<number>;
  }
}

test.concurrent.for([...allRoutes(), NOT_FOUND])(
  '%s loads no script before it is used, reports no error, stays within its budget and stands still',
  async (route, { visit, server, expect }) => {
    const { page, errors } = await visit('about:blank', PHONE);
    const unexpected: string[] = [];
    page.on('request', (request) => {
      const isElsewhere = request.url().startsWith('http') && !request.url().startsWith(server.url);
      if (request.resourceType() === 'script' || isElsewhere) unexpected.push(request.url());
    });
    await page.addInitScript(recordLayoutShifts);
    // The first paint comes before the fonts, as on a slow connection.
    const releaseFonts = await holdRequests(page, '**/*.woff2');
    const response = await page.goto(route, { waitUntil: 'commit' });
    expect.soft(response?.status()).toBe(route === NOT_FOUND ? 404 : 200);
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    releaseFonts();
    await page.waitForLoadState();
    const fontShift = await page.evaluate(async () => {
      await document.fonts.ready;
      return window.takeLayoutShift();
    });
    expect.soft(fontShift).toBeLessThan(0.05);
    expect.soft(unexpected).toEqual([]);

    await page.evaluate(scrollToEnd);
    expect.soft(await page.evaluate(() => window.takeLayoutShift())).toBeLessThan(0.01);
    const sizes = await transfers(page);
    const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    const limit = PICTURE_PAGES.includes(route) ? BUDGETS.picturePage : BUDGETS.page;
    expect.soft(total).toBeGreaterThan(20_000);
    expect.soft(total, [...sizes].join('\n')).toBeLessThanOrEqual(limit);
    if (route === '/') {
      const hero = await page.evaluate(
        () => document.querySelector<HTMLImageElement>('.hero img')?.currentSrc,
      );
      expect.soft(hero).toMatch(/\.avif$/);
      expect.soft(sizes.get(hero ?? '')).toBeLessThanOrEqual(BUDGETS.hero);
    }

    const isExpected = (error: string) => error.includes('404') || error.includes(NOT_FOUND);
    expect.soft(errors.filter((error) => route !== NOT_FOUND || !isExpected(error))).toEqual([]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const animations = await page.evaluate(() =>
      document.getAnimations().map((animation) => (animation as CSSAnimation).animationName),
    );
    expect.soft(animations).toEqual([]);
  },
);

/** The transferred bytes of all requests of the page, by URL, once they are answered. */
async function transfers(page: Page) {
  const requests = await page.requests();
  const transfer = async (request: Request) => {
    if ((await (await request.response())?.finished()) !== null) return [request.url(), 0] as const;
    const { responseBodySize, responseHeadersSize } = await request.sizes();
    return [request.url(), responseBodySize + responseHeadersSize] as const;
  };
  return new Map(await Promise.all(requests.map(transfer)));
}

/** Runs in the page before its scripts. */
function recordLayoutShifts(): void {
  const entries: PerformanceEntry[] = [];
  const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  window.takeLayoutShift = async () => {
    // Shifts are reported after the frame in which they happen.
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    entries.push(...observer.takeRecords());
    const shifts = entries.splice(0) as (PerformanceEntry & { value: number })[];
    return shifts.reduce((sum, { value }) => sum + value, 0);
  };
}

/** Runs in the page: scrolls by screens, and waits on each for its pictures. One that is scrolled past may never load. */
async function scrollToEnd(): Promise<void> {
  const isInView = (element: Element | null) => {
    const { top, bottom } = element?.getBoundingClientRect() ?? new DOMRect();
    return top < innerHeight && bottom > 0;
  };
  for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
    scrollTo({ top: y, behavior: 'instant' });
    // Lazy pictures and islands are requested in the frame after.
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    // Those of `pictures-later` have no box yet, but a place.
    const images = [...document.images].filter((image) => isInView(image.parentElement));
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  }
}
