import { type Browser, type BrowserContext, type BrowserContextOptions } from 'playwright-core';
import { describe, expect } from 'vitest';

import { services, towns } from '../../site/content/index.ts';
import { readArticles } from '../../site/content/read-articles.ts';
import { allRoutes } from '../../tools/routes.ts';
import { axeViolations, injectAxe, preloadAxe } from '../support/axe.ts';
import { recordFailure } from '../support/failure-record.ts';
import { unreadableWhenSpaced } from '../support/text-fits.ts';
import { scrollDown } from '../support/scroll-down.ts';
import { DESKTOP, navigate, PHONE, test as visitorTest, type Visit, watch } from '../support/visitor.ts';

const ROUTES = allRoutes();
const SMALLEST = { width: 320, height: 640 };

/** A tab that the tests of this file share. */
interface Tab {
  context: BrowserContext;
  visit: Visit;
  /** The route that it shows. */
  route: string;
}

async function newTab(browser: Browser, options: BrowserContextOptions): Promise<Tab> {
  const context = await browser.newContext(options);
  return { context, visit: watch(await context.newPage(), options.baseURL ?? ''), route: '' };
}

/** Opens a page in the tab, unless the tab shows it already. */
async function openIn(tab: Tab, route: string): Promise<Visit> {
  if (tab.route !== route) await navigate(tab.visit, route);
  tab.route = route;
  return tab.visit;
}

const test = visitorTest
  /** A desktop browser with reduced motion. */
  .extend('tab', { scope: 'file' }, async ({ browser, server }, { onCleanup }) => {
    const tab = await newTab(browser, { baseURL: server.url, reducedMotion: 'reduce', viewport: DESKTOP });
    onCleanup(() => tab.context.close());
    await preloadAxe(tab.context);
    return tab;
  })
  /** The smallest screen, without JavaScript. */
  .extend('plainTab', { scope: 'file' }, async ({ browser, server }, { onCleanup }) => {
    const options = { baseURL: server.url, javaScriptEnabled: false, viewport: SMALLEST };
    const tab = await newTab(browser, options);
    onCleanup(() => tab.context.close());
    return tab;
  })
  .extend('open', async ({ tab, task }, { onCleanup }) => {
    onCleanup(await recordFailure(tab.context, task));
    return (route: string) => openIn(tab, route);
  })
  .extend('openPlain', async ({ plainTab, task }, { onCleanup }) => {
    onCleanup(await recordFailure(plainTab.context, task));
    return (route: string) => openIn(plainTab, route);
  });
const NOT_FOUND = '/no-such-page';
const WITH_NOT_FOUND = [...ROUTES, NOT_FOUND];

test('every page of the site has a route', () => {
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
    ...services().map(({ slug }) => `/services/${slug}`),
    ...towns().map(({ slug }) => `/locations/${slug}`),
    ...readArticles().map(({ slug }) => `/blog/${slug}`),
  ];
  expect([...ROUTES].sort()).toEqual(expected.sort());
});

describe.each(WITH_NOT_FOUND)('%s', (route) => {
  const isMissing = route === NOT_FOUND;

  test('answers with the right status', async ({ server }) => {
    expect((await fetch(server.url + route)).status).toBe(isMissing ? 404 : 200);
  });

  test('loads no script file before an interaction', async ({ open }) => {
    expect((await open(route)).scripts).toEqual([]);
  });

  test('requests nothing from other hosts', async ({ open }) => {
    expect((await open(route)).outside).toEqual([]);
  });

  test('reports no error', async ({ open }) => {
    const expected = isMissing ? [expect.stringContaining('404'), expect.stringContaining(NOT_FOUND)] : [];
    expect((await open(route)).errors).toEqual(expected);
  });

  test('animates nothing with reduced motion', async ({ open }) => {
    const { page } = await open(route);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });

  test.for([
    ['desktop', DESKTOP],
    ['phone', PHONE],
  ] as const)('passes axe at %s size in both palettes', async ([, size], { open }) => {
    const { page } = await open(route);
    await page.setViewportSize(size);
    await injectAxe(page);
    expect(await axeViolations(page)).toEqual([]);
  });

  test.for([
    ['phone', PHONE],
    ['desktop', DESKTOP],
  ] as const)('is readable with wide text spacing at %s size', async ([, size], { open }) => {
    const { page } = await open(route);
    await page.setViewportSize(size);
    expect(await unreadableWhenSpaced(page)).toEqual([]);
  });

  test('has one main heading', async ({ openPlain }) => {
    const { page } = await openPlain(route);
    expect(await page.locator('h1').count()).toBe(1);
  });

  test('shows its text without JavaScript', async ({ openPlain }) => {
    const { page } = await openPlain(route);
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(60);
  });

  test('fits a screen 320 pixels wide', async ({ openPlain }) => {
    const { page } = await openPlain(route);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
});

test.for(['/about', '/careers', '/terms'])(
  '%s loads no script when it is scrolled to its end',
  async (route, { visit }) => {
    const { page, scripts } = await visit(route, { viewport: PHONE });
    await scrollDown(page, 400);
    await page.evaluate(() => {
      scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    });
    await page.waitForLoadState('networkidle');
    expect(scripts).toEqual([]);
  },
);
