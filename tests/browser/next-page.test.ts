/** Prerendering, the back/forward cache and transitions between pages. */
import { type Page } from 'playwright-core';
import { beforeAll, describe, expect, test as plainTest } from 'vitest';

import { allRoutes } from '../../tools/routes.ts';
import { FIXTURE_DIST } from '../support/fixture-salon.ts';
import { launchPrerenderingChromium, type PrerenderingChromium } from '../support/prerendering-chromium.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { PHONE, test } from '../support/visitor.ts';

/** Chromium keeps the last six pages. */
const CACHED_PAGES = 5;

interface Navigation {
  /** Milliseconds; 0 for a page that was not prerendered. */
  readonly activationStart: number;
  readonly notRestoredReasons: unknown;
}

/** Runs in the page. */
const readNavigation = () => performance.getEntriesByType('navigation')[0]?.toJSON() as Navigation;

describe('in Chromium', () => {
  let server: RunningServer;
  let chromium: PrerenderingChromium;
  beforeAll(async () => {
    server = await startServer({ dist: FIXTURE_DIST });
    chromium = await launchPrerenderingChromium();
    return async () => {
      await chromium[Symbol.asyncDispose]();
      await server.stop();
    };
  });

  plainTest('a page is prerendered while the pointer rests on its link', async () => {
    const { page, prerendered, hover } = chromium;
    const link = 'header a[href="/gallery"]';
    await page.goto(`${server.url}/about`);
    // Chromium may still be reading the speculation rules: it ignores a pointer that came before.
    await expect
      .poll(
        async () => {
          await hover(link);
          return [...prerendered];
        },
        { interval: 500 },
      )
      .toEqual([`${server.url}/gallery`]);
    await Promise.all([page.waitForNavigation(), page.click(link)]);
    expect(await page.evaluate(() => location.pathname)).toBe('/gallery');
    expect((await page.evaluate(readNavigation)).activationStart).toBeGreaterThan(0);
  });

  plainTest(
    'Back restores every page from the back/forward cache',
    async () => {
      const { page } = chromium;
      const open = (route: string) => page.goto(server.url + route);
      const reloaded: string[] = [];
      // Transitions take time, and are not what this tests.
      await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
      await page.setViewport(PHONE);
      const routes = allRoutes(FIXTURE_DIST);
      for (let from = 0; from < routes.length; from += CACHED_PAGES) {
        const some = routes.slice(from, from + CACHED_PAGES);
        for (const route of some) {
          await open(route);
          await page.evaluate(() => Object.assign(window, { isFirstLoad: true }) === window);
        }
        await open('/no-such-page');
        for (const route of some.toReversed()) {
          await page.goBack();
          expect(await page.evaluate(() => location.pathname)).toBe(route);
          if (await page.evaluate(() => 'isFirstLoad' in window)) continue;
          const { notRestoredReasons } = await page.evaluate(readNavigation);
          reloaded.push(`${route}: ${JSON.stringify(notRestoredReasons)}`);
        }
      }
      expect(reloaded).toEqual([]);
    },
    // Two navigations for each page, about forty pages.
    120_000,
  );
});

describe('on the way from one page to the next', () => {
  /** Runs in the page: the animated parts of the transition that reveals it, undefined without one. */
  const groups = () =>
    new Promise<string[] | undefined>((resolve) => {
      addEventListener('pagereveal', ({ viewTransition }) => {
        void (viewTransition?.ready ?? Promise.resolve()).then(() => {
          const names = document
            .getAnimations()
            .map(({ effect }) => (effect as KeyframeEffect).pseudoElement);
          resolve(viewTransition ? names.flatMap((name) => name ?? []) : undefined);
        });
      });
    });

  /** Opens the first article from the list; returns the animated parts of the transition. */
  const openFirstArticle = async (page: Page) => {
    await page.goto('/blog');
    await page.locator('.post h2 a').first().click();
    await page.waitForURL(/\/blog\/./);
    return page.evaluate('window.groups');
  };

  test('the pressed picture turns into the picture of its page', async ({ visit }) => {
    const { page } = await visit('/blog');
    await page.addInitScript(`window.groups = (${groups.toString()})()`);
    // On a busy machine the first frame may come before the picture is decoded; then the page fades as others do.
    await expect
      .poll(() => openFirstArticle(page))
      .toEqual(
        expect.arrayContaining(['::view-transition-group(picture)', '::view-transition-group(header)']),
      );
  });

  test('nothing moves for visitors who asked for less motion', async ({ visit }) => {
    const { page } = await visit('/blog', { reducedMotion: 'reduce' });
    await page.addInitScript(`window.groups = (${groups.toString()})()`);
    expect(await openFirstArticle(page)).toBeUndefined();
  });
});
