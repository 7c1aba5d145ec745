/** Visits every page once on a phone, scrolled to its end. Each test names the pages that fail its check. */
import { type Browser, type Page } from 'playwright-core';
import { expect, vi } from 'vitest';

import { BUDGETS } from '../../tools/budgets.ts';
import { budgetError } from '../../tools/page-parts.ts';
import { allRoutes } from '../../tools/routes.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { test, watch } from '../support/visitor.ts';

const PHONE = { width: 412, height: 823 };
const NOT_FOUND = '/no-such-page';
const ROUTES = [...allRoutes(), NOT_FOUND];
const PICTURE_PAGES = ['/gallery', '/view-our-salon'];
const TABS = 3;

declare global {
  interface Window {
    /** Sum of the layout shifts since the last call. */
    takeLayoutShift: () => Promise<number>;
  }
}

type Visit = Awaited<ReturnType<typeof visitOnce>>;
const visits = new Map<string, Visit>();

test.beforeAll(async ({ browser, server }) => {
  const routes = ROUTES.values();
  const work = async () => {
    for (const route of routes) visits.set(route, await visitOnce(browser, server.url, route));
  };
  await Promise.all(Array.from({ length: TABS }, work));
}, 600_000);

/** A line for everything that a check finds on any page. */
const flaws = (check: (visit: Visit, route: string) => readonly unknown[]) =>
  [...visits].flatMap(([route, visit]) =>
    check(visit, route).map((flaw) => `${route}: ${typeof flaw === 'string' ? flaw : JSON.stringify(flaw)}`),
  );

test('every page is served, and an unknown path is not found', () => {
  expect(visits.size).toBe(ROUTES.length);
  const wrong = flaws(({ status }, route) => (status === (route === NOT_FOUND ? 404 : 200) ? [] : [status]));
  expect(wrong).toEqual([]);
});

test('no page loads a script or anything from another host before it is used', () => {
  expect(flaws(({ scripts, outside }) => [...scripts, ...outside])).toEqual([]);
});

test('no page reports an error', () => {
  const isExpected = (error: string, route: string) =>
    route === NOT_FOUND && (error.includes('404') || error.includes(NOT_FOUND));
  expect(flaws(({ errors }, route) => errors.filter((error) => !isExpected(error, route)))).toEqual([]);
});

test('every page stays within its transfer budget', () => {
  const wrong = flaws(({ sizes }, route) => {
    const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    const limit = PICTURE_PAGES.includes(route) ? BUDGETS.picturePage : BUDGETS.page;
    return total > 20_000 && total <= limit ? [] : [budgetError(route, 'all of it', total, limit, sizes)];
  });
  expect(wrong).toEqual([]);
});

test('the first picture of the home page stays within its budget', () => {
  const { hero = '', sizes } = visits.get('/') ?? {};
  expect(hero).toMatch(/\.avif$/);
  expect(sizes?.get(hero)).toBeLessThanOrEqual(BUDGETS.hero);
});

test('nothing moves when the fonts arrive or while scrolling', () => {
  const wrong = flaws(({ fontShift, scrollShift }) => [
    ...(fontShift < 0.05 ? [] : [`fonts: ${String(fontShift)}`]),
    ...(scrollShift < 0.01 ? [] : [`scrolling: ${String(scrollShift)}`]),
  ]);
  expect(wrong).toEqual([]);
});

test('nothing is animated for visitors who asked for less motion', () => {
  expect(flaws(({ animations }) => animations)).toEqual([]);
});

async function visitOnce(browser: Browser, baseURL: string, route: string) {
  const context = await browser.newContext({
    baseURL,
    viewport: PHONE,
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  const { page, ...records } = watch(await context.newPage(), baseURL);
  await page.addInitScript(recordLayoutShifts);
  const { sizes, idle } = await recordTransfers(page);
  // The first paint comes before the fonts, as on a slow connection.
  const releaseFonts = await holdRequests(page, '**/*.woff2');
  const response = await page.goto(route, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  releaseFonts();
  await page.waitForLoadState();
  const fontShift = await page.evaluate(async () => {
    await document.fonts.ready;
    return window.takeLayoutShift();
  });
  const atRest = { scripts: [...records.scripts], outside: [...records.outside] };
  await page.evaluate(scrollToEnd);
  await idle();
  const loaded = {
    status: response?.status(),
    ...atRest,
    errors: records.errors,
    sizes,
    fontShift,
    scrollShift: await page.evaluate(() => window.takeLayoutShift()),
    hero: await page.evaluate(() => document.querySelector<HTMLImageElement>('.hero img')?.currentSrc),
  };
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const animations = await page.evaluate(() =>
    document.getAnimations().map((animation) => (animation as CSSAnimation).animationName),
  );
  await context.close();
  return { ...loaded, animations };
}

/** Records the transferred bytes of every request; `idle` resolves once none is pending. */
async function recordTransfers(page: Page) {
  const sizes = new Map<string, number>();
  const urls = new Map<string, string>();
  const pending = new Set<string>();
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  client.on('Network.requestWillBeSent', ({ requestId }) => pending.add(requestId));
  client.on('Network.responseReceived', ({ requestId, response }) => urls.set(requestId, response.url));
  client.on('Network.loadingFailed', ({ requestId }) => pending.delete(requestId));
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    pending.delete(requestId);
    sizes.set(urls.get(requestId) ?? requestId, encodedDataLength);
  });
  return { sizes, idle: () => vi.waitUntil(() => pending.size === 0, { timeout: 30_000 }) };
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

/** Runs in the page: scrolls by screens and waits for all pictures. */
async function scrollToEnd(): Promise<void> {
  for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
    scrollTo({ top: y, behavior: 'instant' });
    // Lazy pictures and islands are requested in the frame after.
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  }
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
}
