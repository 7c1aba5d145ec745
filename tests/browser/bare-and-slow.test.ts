import { expect } from 'vitest';

import { fillAndSend, form } from '../support/contact-page.ts';
import { DESKTOP, PHONE, test } from '../support/visitor.ts';

/** What Chrome calls slow 2G: bytes a second, milliseconds until the first of them. */
const SLOW_2G = {
  downloadThroughput: 50_000 / 8,
  uploadThroughput: 50_000 / 8,
  latency: 2000,
  offline: false,
};

test('on slow 2G the first text is there with the HTML, before any font, picture or script', async ({
  visit,
}) => {
  const { page } = await visit('/', { viewport: PHONE });
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.setCacheDisabled', { cacheDisabled: true });
  await client.send('Network.emulateNetworkConditions', SLOW_2G);
  await page.goto('/about', { waitUntil: 'commit', timeout: 40_000 });
  const seen = await page.waitForFunction(
    () => {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      const [html] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      if (!paint || !html?.responseEnd) return undefined;
      const before = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
        ({ responseEnd }) => responseEnd > 0 && responseEnd <= paint.startTime,
      );
      return {
        bytes: html.transferSize,
        html: html.responseEnd,
        text: paint.startTime,
        before: before.map(({ name }) => name),
        waiting: [...document.fonts].filter(
          ({ family, display }) => !family.includes('stand-in') && display !== 'swap',
        ).length,
      };
    },
    undefined,
    { timeout: 40_000 },
  );
  const { bytes, html, text, before, waiting } =
    (await seen.jsonValue()) ?? expect.fail('nothing was painted');
  // As soon as the bytes allow: one wait, then the HTML alone on the line; the first part may be painted before the last.
  const allowed = SLOW_2G.latency + (bytes / SLOW_2G.downloadThroughput) * 1000;
  expect(html).toBeLessThan(allowed * 1.5);
  expect(text).toBeLessThan(html + 1000);
  expect(before).toEqual([]);
  expect(waiting).toBe(0);
});

test.for(['/about', '/view-our-salon'])(
  'on a slow processor no script of %s asks for a layout before the first paint',
  async (path, { visit }) => {
    const { page } = await visit('/terms', { viewport: PHONE });
    const client = await page.context().newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await page.goto(path);
    // Whoever asks where the page stands gets it laid out at once, and pays a second time when its fonts come.
    const frames = await page.waitForFunction(() => {
      interface Frame extends PerformanceEntry {
        readonly scripts: readonly { readonly forcedStyleAndLayoutDuration: number }[];
      }
      const { entries = [] } = window as { entries?: Frame[] };
      new PerformanceObserver((list) => {
        Object.assign(window, { entries: list.getEntries() });
      }).observe({ type: 'long-animation-frame', buffered: true });
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      if (!paint || entries.length === 0) return undefined;
      return entries.flatMap(({ scripts }) => scripts.map((script) => script.forcedStyleAndLayoutDuration));
    });
    expect(Math.max(0, ...((await frames.jsonValue()) ?? []))).toBe(0);
  },
);

test('without pictures the pages are read and the form sends', async ({ visit, webhook }) => {
  const { page } = await visit('/privacy', { viewport: DESKTOP });
  await page.route(/\.(?:avif|webp|jpe?g|png)$/, (route) => route.abort());
  for (const route of ['/', '/view-our-salon', '/services/coloring-treatments']) {
    await page.goto(route);
    // What lies on a picture lies on its colour then: white letters are read on it.
    const flaws = await page.evaluate(() => {
      const channel = (value: number) =>
        value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
      const luminance = (colour: string) => {
        const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) =>
          channel(Number(part) / 255),
        );
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const bar = document.querySelector('.bar');
      const ground = document
        .elementsFromPoint(innerWidth / 2, 60)
        .map((element) => getComputedStyle(element).backgroundColor)
        .find((colour) => !colour.endsWith(', 0)'));
      if (!bar || !ground) return 'no bar, or nothing under it';
      const [dark = 0, bright = 0] = [getComputedStyle(bar).color, ground]
        .map(luminance)
        .sort((a, b) => a - b);
      return (bright + 0.05) / (dark + 0.05) >= 3 ? '' : `${getComputedStyle(bar).color} on ${ground}`;
    });
    expect(flaws, route).toBe('');
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  }
  await page.goto('/contact');
  await fillAndSend(form(page));
  await page.getByRole('status').getByText('Message Sent!').waitFor();
  expect(webhook.requests.at(-1)?.body).toMatchObject({ agreementChecked: true });
});

test('a notch and a home bar cover nothing, and the buttons at the foot cover no link of the footer', async ({
  visit,
}) => {
  for (const viewport of [PHONE, { width: 360, height: 640 }]) {
    const { page } = await visit('/contact', { viewport });
    const client = await page.context().newCDPSession(page);
    await client.send('Emulation.setSafeAreaInsetsOverride', { insets: { top: 47, bottom: 34 } });
    const low = await page
      .locator('.floating a')
      .evaluateAll((links) => links.map((link) => innerHeight - link.getBoundingClientRect().bottom));
    expect(low.every((free) => free >= 34)).toBe(true);
    await page.evaluate(() => {
      scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    });
    const covered = await page.locator('.foot__base a').evaluateAll(
      (links) =>
        links.filter((link) => {
          const { left, top, width, height } = link.getBoundingClientRect();
          return !link.contains(document.elementFromPoint(left + width / 2, top + height - 1));
        }).length,
    );
    expect(covered).toBe(0);
    expect(await page.locator('meta[name=viewport]').getAttribute('content')).toContain('viewport-fit=cover');
  }
  // On its side the screen loses its left and right.
  const { page } = await visit('/contact', { viewport: { width: 844, height: 390 } });
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setSafeAreaInsetsOverride', { insets: { left: 59, right: 59, bottom: 21 } });
  const edges = await page.locator('.logo, .bar__toggle, main h1, main .field__input, .foot a').evaluateAll(
    (all) =>
      all
        .filter((element) => element.checkVisibility())
        .map((element) => element.getBoundingClientRect())
        .filter(({ left, right }) => left < 59 || right > innerWidth - 59 + 10).length,
  );
  expect(edges).toBe(0);
});
