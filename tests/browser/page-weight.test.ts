import { describe } from 'vitest';

import { BUDGETS } from '../../tools/budgets.ts';
import { breach } from '../../tools/page-parts.ts';
import { allRoutes } from '../../tools/routes.ts';
import { fetchedPictures } from '../support/picture-sizes.ts';
import { test } from '../support/visitor.ts';

const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };
const PICTURE_PAGES = ['/gallery', '/view-our-salon'];

/** Runs in the page. Letters whose font has no such weight: the browser would thicken or thin them itself. */
function weightsNotThere(): string[] {
  const cuts = [...document.fonts]
    .map(({ family, weight }) => ({
      family: family.replaceAll('"', ''),
      weights: weight.split(' ').map(Number),
    }))
    .filter(({ weights }) => weights.length === 2);
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const wrong = new Set<string>();
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode;
    if (!parentElement?.checkVisibility() || !textContent?.trim()) continue;
    const { fontFamily, fontWeight } = getComputedStyle(parentElement);
    const own = fontFamily.split(',')[0]?.replaceAll('"', '');
    const [min = 0, max = Infinity] = cuts.find(({ family }) => family === own)?.weights ?? [];
    if (Number(fontWeight) < min || Number(fontWeight) > max)
      wrong.add(`${String(own)} ${fontWeight}: ${textContent.trim().slice(0, 40)}`);
  }
  return [...wrong];
}

// Most of the time goes by in waiting for fonts and frames: several pages wait at once.
describe.concurrent.each(allRoutes())('%s', (route) => {
  test('stays within its weight on a phone, scrolled to its end, and does not shift on the way', async ({
    browser,
    expect,
    server,
  }) => {
    const context = await browser.newContext({ ...PHONE, baseURL: server.url });
    const page = await context.newPage();
    // Fonts on a slow line: the page is painted with their stand-ins first, and must not jump when they come.
    await page.route('**/*.woff2', async (request) => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      await request.continue();
    });
    const sizes = new Map<string, number>();
    const client = await context.newCDPSession(page);
    await client.send('Network.enable');
    const urls = new Map<string, string>();
    const pending = new Set<string>();
    client.on('Network.requestWillBeSent', ({ requestId }) => pending.add(requestId));
    client.on('Network.responseReceived', ({ requestId, response }) => urls.set(requestId, response.url));
    client.on('Network.loadingFailed', ({ requestId }) => pending.delete(requestId));
    client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      pending.delete(requestId);
      sizes.set(urls.get(requestId) ?? requestId, encodedDataLength);
    });
    await page.goto(route);
    const shift = await page.evaluate(async () => {
      const entries: { at: number; value: number }[] = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          entries.push({ at: entry.startTime, value: entry.value });
      }).observe({ type: 'layout-shift', buffered: true });
      const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
      await document.fonts.ready;
      // The frame in which the fonts took their place.
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      await wait(100);
      const settled = performance.now();
      for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
        scrollTo({ top: y, behavior: 'instant' });
        await wait(40);
      }
      await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
      await wait(100);
      const sum = (some: typeof entries) => some.reduce((total, { value }) => total + value, 0);
      return { whole: sum(entries), reading: sum(entries.filter(({ at }) => at > settled)) };
    });
    await expect.poll(() => pending.size).toBe(0);
    expect(
      [...sizes.keys()].filter((url) => url.endsWith('.woff2')),
      'the common letters of both fonts, and no other file',
    ).toHaveLength(2);
    expect(await page.evaluate(weightsNotThere), 'only weights that the fonts were cut to').toEqual([]);
    const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    const limit = PICTURE_PAGES.includes(route) ? BUDGETS.picturePage : BUDGETS.page;
    expect(total).toBeGreaterThan(20_000);
    expect(total, breach(route, 'all of it', total, limit, sizes)).toBeLessThanOrEqual(limit);
    const pictures = await fetchedPictures(page);
    expect(
      pictures.filter(({ width, needed, smaller }) => smaller && width > needed * 1.6),
      'no picture comes much wider than it is shown',
    ).toEqual([]);
    expect(shift.reading, 'pictures and islands move nothing').toBeLessThan(0.01);
    expect(shift.whole, 'late fonts move little').toBeLessThan(0.05);
    if (route === '/') {
      const hero = await page.locator('.hero img').evaluate((image: HTMLImageElement) => image.currentSrc);
      expect(hero).toMatch(/\.avif$/);
      expect(sizes.get(hero)).toBeLessThanOrEqual(BUDGETS.hero);
    }
    await context.close();
  });
});
