import { readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect } from 'vitest';

import { allRoutes } from '../../tools/routes.ts';
import { breachesByDayAndEvening, bringAxe, packAxe } from '../support/axe.ts';
import { articleNames, frameOf, outline } from '../support/outline.ts';
import { unreadableWhenSpaced } from '../support/text-fits.ts';
import { DESKTOP, goOn, PHONE, test as visitorTest, watch } from '../support/visitor.ts';

const ROUTES = allRoutes();
const SMALLEST = { width: 320, height: 640 };

const test = visitorTest
  /** One tab for all pages, of a visitor who wishes less motion. */
  .extend('tab', { scope: 'file' }, async ({ browser, server }, { onCleanup }) => {
    const context = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce' });
    onCleanup(() => context.close());
    await packAxe(context);
    return watch(await context.newPage(), server.url);
  })
  /** One for all pages on the smallest screen, without JavaScript. */
  .extend('plainTab', { scope: 'file' }, async ({ browser, server }, { onCleanup }) => {
    const bare = { baseURL: server.url, javaScriptEnabled: false, viewport: SMALLEST };
    const context = await browser.newContext(bare);
    onCleanup(() => context.close());
    return watch(await context.newPage(), server.url);
  });
const WITH_NOT_FOUND = [...ROUTES, '/no-such-page'];

test('every route of the site is there, and no other', () => {
  const services = [
    'coloring-treatments',
    'hair-styling',
    'extensions-specialty',
    'mens-haircuts',
    'beard-care',
    'eyebrows',
    'hair-treatments',
    'grooming',
    'facial-body-hair',
  ];
  const towns = [
    'sherman',
    'denison',
    'bonham',
    'whitewright',
    'van-alstyne',
    'howe',
    'anna',
    'melissa',
    'plano',
    'mckinney',
  ];
  const expected = [
    '/',
    '/about',
    '/contact',
    '/gallery',
    '/view-our-salon',
    '/careers',
    '/privacy',
    '/terms',
    '/blog',
    ...services.map((service) => `/services/${service}`),
    ...towns.map((town) => `/locations/${town}`),
  ];
  expect(ROUTES.filter((route) => !route.startsWith('/blog/'))).toEqual(expected.sort());
  for (const slug of [
    'choose-right-popular-hairstyle-face-shape',
    'best-local-salons-popular-hairstyles-sherman',
    'top-10-popular-hairstyles-white-women-sherman',
    'popular-hairstyles-white-women-sherman',
  ])
    expect(ROUTES).toContain(`/blog/${slug}`);
});

const NAMES = articleNames();
/** Articles come and go: one stands for all of them, and the others have what it has around their words. */
const ARTICLE = '/blog/choose-right-popular-hairstyle-face-shape';
const outlineFile = (route: string) =>
  `outlines/${route === '/' ? 'home' : route.slice(1).replaceAll('/', '-')}.yaml`;
const frameOfArticles = frameOf(readFileSync(path.join(import.meta.dirname, outlineFile(ARTICLE)), 'utf8'));

describe.each(WITH_NOT_FOUND)('%s', (route) => {
  test('loads no script at rest, asks nobody else, reports no error, is outlined as it was, breaks no rule of WCAG 2.2 that a program can check, by day or in the evening, and can be read with wide letters', async ({
    tab,
  }) => {
    const { page } = tab;
    await page.setViewportSize(DESKTOP);
    await goOn(tab, route);
    expect(tab.scripts).toEqual([]);
    expect(tab.outside).toEqual([]);
    expect(tab.errors).toEqual(
      route === '/no-such-page'
        ? [expect.stringContaining('404'), expect.stringContaining('/no-such-page')]
        : [],
    );
    const read = await outline(page.locator('main'), NAMES);
    if (route === ARTICLE || !route.startsWith('/blog/'))
      await expect(read).toMatchFileSnapshot(outlineFile(route));
    else expect(frameOf(read)).toEqual(frameOfArticles);
    // It was asked for less motion.
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    await bringAxe(page);
    for (const size of [DESKTOP, PHONE]) {
      await page.setViewportSize(size);
      expect(await breachesByDayAndEvening(page)).toEqual([]);
    }
    for (const size of [PHONE, DESKTOP]) {
      await page.setViewportSize(size);
      expect(await unreadableWhenSpaced(page)).toEqual([]);
    }
  });

  test('is whole without JavaScript, fits 320 px, has one main heading and its own head', async ({
    plainTab,
    server,
  }) => {
    const { page } = plainTab;
    await goOn(plainTab, route);
    expect(await page.locator('h1').count()).toBe(1);
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(60);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    expect((await page.title()).length).toBeGreaterThan(10);
    expect((await page.locator('meta[name=description]').getAttribute('content'))?.length).toBeGreaterThan(
      50,
    );
    const canonical = page.locator('link[rel=canonical]');
    if (route === '/no-such-page') expect(await canonical.count()).toBe(0);
    else expect(new URL((await canonical.getAttribute('href')) ?? '').pathname).toBe(route);
    expect((await fetch(server.url + route)).status).toBe(route === '/no-such-page' ? 404 : 200);
  });
});

test('a page without an island of its own loads no script, even when it is scrolled to its end', async ({
  visit,
}) => {
  for (const route of ['/about', '/careers', '/locations/howe', '/services/eyebrows', '/terms']) {
    const { page, scripts } = await visit(route, { viewport: PHONE });
    await page.mouse.wheel(0, 400);
    await page.evaluate(() => {
      scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    });
    await page.waitForTimeout(300);
    expect(scripts, route).toEqual([]);
  }
});

test('titles and descriptions are all different', async ({ visit }) => {
  const { page } = await visit('/');
  const heads = await Promise.all(
    ROUTES.map(async (route) => {
      const html = await (await page.request.get(route)).text();
      return {
        title: /<title>(.*?)<\/title>/.exec(html)?.[1],
        description: /name="description" content="(.*?)"/.exec(html)?.[1],
      };
    }),
  );
  expect(new Set(heads.map(({ title }) => title)).size).toBe(ROUTES.length);
  expect(new Set(heads.map(({ description }) => description)).size).toBe(ROUTES.length);
});
