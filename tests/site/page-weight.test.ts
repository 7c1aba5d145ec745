/** Measures every page on a phone, scrolled to its end, and checks what it loaded and what moved. */
import { type Browser, type Page } from 'playwright-core';
import { describe, vi } from 'vitest';

import { BUDGETS } from '../../tools/budgets.ts';
import { budgetError } from '../../tools/page-parts.ts';
import { allRoutes } from '../../tools/routes.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { type Fetched, fetchedPictures } from '../support/picture-sizes.ts';
import { test as visitorTest } from '../support/visitor.ts';

const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };
const PICTURE_PAGES = ['/gallery', '/view-our-salon'];
const ROUTES = allRoutes();

interface Measurement {
  /** Transferred bytes by URL. */
  readonly sizes: ReadonlyMap<string, number>;
  readonly pictures: readonly Fetched[];
  readonly textInMissingWeights: readonly string[];
  /** Cumulative layout shift while the fonts arrive. */
  readonly fontShift: number;
  /** Cumulative layout shift while scrolling. */
  readonly scrollShift: number;
  /** URL of the home page's first picture. */
  readonly hero: string | undefined;
}

declare global {
  interface Window {
    /** Sum of the layout shifts since the last call. */
    takeLayoutShift: () => Promise<number>;
  }
}

const test = visitorTest.extend('measure', { scope: 'file' }, ({ browser, server }) => {
  const measured = new Map<string, Promise<Measurement>>();
  return (route: string) => {
    const measurement = measured.get(route) ?? measure(browser, server.url, route);
    measured.set(route, measurement);
    return measurement;
  };
});

// Most of the time passes waiting for fonts and frames, so several pages are measured at once.
describe.concurrent('on a phone, scrolled to its end', () => {
  test.for(ROUTES)('%s stays within its transfer budget', async (route, { expect, measure }) => {
    const { sizes } = await measure(route);
    const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    const limit = PICTURE_PAGES.includes(route) ? BUDGETS.picturePage : BUDGETS.page;
    expect(total).toBeGreaterThan(20_000);
    expect(total, budgetError(route, 'all of it', total, limit, sizes)).toBeLessThanOrEqual(limit);
  });

  test.for(ROUTES)('%s loads one file for each of its two fonts', async (route, { expect, measure }) => {
    const { sizes } = await measure(route);
    expect([...sizes.keys()].filter((url) => url.endsWith('.woff2'))).toHaveLength(2);
  });

  test.for(ROUTES)('%s has text only in weights of its fonts', async (route, { expect, measure }) => {
    expect((await measure(route)).textInMissingWeights).toEqual([]);
  });

  test.for(ROUTES)('%s loads no picture much wider than it is shown', async (route, { expect, measure }) => {
    const { pictures } = await measure(route);
    expect(pictures.filter(({ width, needed, smaller }) => smaller && width > needed * 1.6)).toEqual([]);
  });

  test.for(ROUTES)('%s shifts little when its fonts arrive', async (route, { expect, measure }) => {
    expect((await measure(route)).fontShift).toBeLessThan(0.05);
  });

  test.for(ROUTES)('%s does not shift while scrolling', async (route, { expect, measure }) => {
    expect((await measure(route)).scrollShift).toBeLessThan(0.01);
  });

  test('the hero picture stays within its budget', async ({ expect, measure }) => {
    const { hero = '', sizes } = await measure('/');
    expect(hero).toMatch(/\.avif$/);
    expect(sizes.get(hero)).toBeLessThanOrEqual(BUDGETS.hero);
  });
});

async function measure(browser: Browser, baseURL: string, route: string): Promise<Measurement> {
  const context = await browser.newContext({ ...PHONE, baseURL });
  const page = await context.newPage();
  await page.addInitScript(recordLayoutShifts);
  const { sizes, idle } = await recordTransfers(page);
  // The first paint comes before the fonts, as on a slow connection.
  const releaseFonts = await holdRequests(page, '**/*.woff2');
  await page.goto(route, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  releaseFonts();
  await page.waitForLoadState();
  const fontShift = await page.evaluate(async () => {
    await document.fonts.ready;
    return window.takeLayoutShift();
  });
  await page.evaluate(scrollToEnd);
  await idle();
  const scrollShift = await page.evaluate(() => window.takeLayoutShift());
  const measurement = {
    sizes,
    fontShift,
    scrollShift,
    pictures: await fetchedPictures(page),
    textInMissingWeights: await page.evaluate(textInMissingWeights),
    hero: await page.evaluate(() => document.querySelector<HTMLImageElement>('.hero img')?.currentSrc),
  };
  await context.close();
  return measurement;
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
  return { sizes, idle: () => vi.waitUntil(() => pending.size === 0, { timeout: 20_000 }) };
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

/** Runs in the page: scrolls by half screens and waits for all pictures. */
async function scrollToEnd(): Promise<void> {
  for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
    scrollTo({ top: y, behavior: 'instant' });
    // Lazy pictures and islands are requested in the frame after.
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  }
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
}

/** Runs in the page: text in a weight that its font file does not have, which the browser would imitate. */
function textInMissingWeights(): string[] {
  const fonts = [...document.fonts].map(({ family, weight }) => ({
    family: family.replaceAll('"', ''),
    weights: weight.split(' ').map(Number),
  }));
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const wrong = new Set<string>();
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode;
    if (!parentElement?.checkVisibility() || !textContent?.trim()) continue;
    const { fontFamily, fontWeight } = getComputedStyle(parentElement);
    const family = fontFamily.split(',')[0]?.replaceAll('"', '');
    const weight = Number(fontWeight);
    const [min = weight, max = min] = fonts.find((font) => font.family === family)?.weights ?? [];
    if (weight < min || weight > max)
      wrong.add(`${String(family)} ${fontWeight}: ${textContent.trim().slice(0, 40)}`);
  }
  return [...wrong];
}
