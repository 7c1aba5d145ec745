/** The next page is there before the click, grows out of what was pressed, and the last one is kept for Back. */
import { beforeAll, describe, expect, test as plainTest } from 'vitest';

import { allRoutes } from '../../tools/routes.ts';
import { type PlainTab, startPlainChromium, until } from '../support/plain-chromium.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { PHONE, test } from '../support/visitor.ts';

/** Chromium keeps the last six pages. */
const KEPT = 5;

describe('a browser as visitors have it', () => {
  let server: RunningServer;
  let tab: PlainTab;
  beforeAll(async () => {
    server = await startServer();
    tab = await startPlainChromium();
    return async () => {
      await tab[Symbol.asyncDispose]();
      await server.stop();
    };
  });

  /** Rests the mouse on a link, then presses it; says when the page came into sight, 0 for one loaded by the press. */
  async function pressAfterResting(on: string): Promise<number> {
    await tab.open(server.url + on);
    // The rules are a file of their own; they count once they are read.
    await new Promise((resolve) => setTimeout(resolve, 500));
    await tab.hover('header a[href="/gallery"]');
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await tab.press();
    await at('/gallery');
    return tab.value<number>('performance.getEntriesByType("navigation")[0].activationStart');
  }

  /** Waits until the page is whole: a script that goes on before that takes the page's place in the history. */
  async function at(route: string): Promise<void> {
    const there = `location.pathname === ${JSON.stringify(route)} && document.readyState === 'complete'`;
    await until(async () => (await tab.value<boolean>(there)) || undefined);
  }

  plainTest('opens a page while the pointer rests on its link', async () => {
    expect(await pressAfterResting('/about')).toBeGreaterThan(0);
  });

  plainTest('opens nothing ahead for those who save data', async () => {
    await tab.send('Network.enable');
    await tab.send('Network.setExtraHTTPHeaders', { headers: { 'Save-Data': 'on' } });
    expect(await pressAfterResting('/careers')).toBe(0);
    await tab.send('Network.setExtraHTTPHeaders', { headers: {} });
  });

  plainTest(
    'keeps every page for Back',
    async () => {
      const lost: string[] = [];
      // Not what this is about, and most of the time it takes: pictures, letters, the way one page turns into the next.
      await tab.send('Network.setBlockedURLs', { urls: ['*.avif', '*.jpeg', '*.woff2'] });
      await tab.send('Emulation.setEmulatedMedia', {
        features: [{ name: 'prefers-reduced-motion', value: 'reduce' }],
      });
      await tab.send('Emulation.setDeviceMetricsOverride', { ...PHONE, deviceScaleFactor: 1, mobile: false });
      const go = async (step: string, route: string) => {
        await tab.value(`void setTimeout(() => { ${step} })`);
        await at(route);
      };
      await tab.open(`${server.url}/no-such-page`);
      const routes = allRoutes();
      for (let from = 0; from < routes.length; from += KEPT) {
        const some = routes.slice(from, from + KEPT);
        for (const route of some) {
          await go(`location.href = ${JSON.stringify(route)}`, route);
          await tab.value('void (window.kept = true)');
        }
        await go('location.href = "/no-such-page"', '/no-such-page');
        for (const route of some.toReversed()) {
          await go('history.back()', route);
          const whyNot = 'JSON.stringify(performance.getEntriesByType("navigation")[0].notRestoredReasons)';
          if (!(await tab.value<boolean>('window.kept === true')))
            lost.push(`${route}: ${await tab.value<string>(whyNot)}`);
        }
      }
      expect(lost).toEqual([]);
      // Two navigations a page, some forty pages.
    },
    120_000,
  );
});

describe('a browser that opens no page ahead by itself', () => {
  /** Whether the last page came over the line when it was asked for, or had come before. */
  const FETCHED_BY_PRESS = 'performance.getEntriesByType("navigation")[0].transferSize > 0';

  test.for([
    { saves: false, what: 'has the next page from the moment that a pointer rests on its link' },
    { saves: true, what: 'fetches nothing ahead for those who save data' },
  ])('$what', async ({ saves }, { visit }) => {
    const { page } = await visit('/privacy');
    await page.addInitScript((saveData) => {
      HTMLScriptElement.supports = () => false;
      Object.defineProperty(navigator, 'connection', { value: { saveData } });
    }, saves);
    await page.reload();
    const fetched: string[] = [];
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'fetch') fetched.push(new URL(request.url()).pathname);
    });
    const link = page.getByRole('banner').getByRole('link', { name: 'About' });
    await link.hover();
    if (saves) await page.waitForTimeout(500);
    else await expect.poll(() => fetched).toEqual(['/about']);
    await link.click();
    await page.waitForURL('**/about');
    expect(await page.evaluate(FETCHED_BY_PRESS)).toBe(saves);
    expect(fetched).toEqual(saves ? [] : ['/about']);
  });
});

describe('from one page to the next', () => {
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

  test('the picture pressed becomes the picture of its page, and nothing moves for those who wish so', async ({
    visit,
  }) => {
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      const { page } = await visit('/blog', { reducedMotion });
      await page.addInitScript(`window.groups = (${groups.toString()})()`);
      const moving = async () => {
        await page.goto('/blog');
        await page.locator('.post h2 a').first().click();
        await page.waitForURL(/\/blog\/./);
        return page.evaluate('window.groups');
      };
      if (reducedMotion === 'reduce') expect(await moving()).toBeUndefined();
      // On a busy machine the first frame may be painted before the picture was read; then the page fades as others do.
      else
        await expect
          .poll(moving)
          .toEqual(
            expect.arrayContaining(['::view-transition-group(picture)', '::view-transition-group(bar)']),
          );
    }
  });
});
