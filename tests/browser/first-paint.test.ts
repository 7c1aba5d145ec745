import { type Page } from 'playwright-core';
import { expect } from 'vitest';

import { DESKTOP, PHONE, test } from '../support/visitor.ts';

declare global {
  interface Window {
    /** Layout properties that scripts read before the first paint. */
    layoutReads: string[];
  }
}

const waitForFirstPaint = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);

test('text is painted before any file but the HTML has loaded', async ({ visit }) => {
  const { page } = await visit('/terms', { viewport: PHONE });
  await page.route('**/*', async (route) => {
    // Requests that are neither continued nor aborted stay pending.
    if (route.request().isNavigationRequest()) await route.continue();
  });
  await page.goto('/about', { waitUntil: 'commit' });
  await waitForFirstPaint(page);
});

test('no font hides its text while it loads', async ({ visit }) => {
  const { page } = await visit('/about', { viewport: PHONE });
  const hiding = await page.evaluate(() =>
    [...document.fonts]
      .filter(({ family, display }) => !family.includes('fallback') && display !== 'swap')
      .map(({ family }) => family),
  );
  expect(hiding).toEqual([]);
});

test.for(
  ['/', '/blog', '/gallery', '/view-our-salon'].flatMap((path) =>
    [PHONE, { width: 820, height: 1180 }, DESKTOP].map((viewport) => ({ path, viewport })),
  ),
)(
  'nothing moves on $path at $viewport.width px when its later pictures show',
  async ({ path, viewport }, { visit }) => {
    const { page } = await visit(path, { viewport });
    const tops = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('h2, h3, footer')].map(
          (element) => element.getBoundingClientRect().top,
        ),
      );
    await page.waitForFunction(() =>
      [...document.querySelectorAll('.pictures-later img')].every((image) => image.checkVisibility()),
    );
    const shown = await tops();
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('.pictures-later img { display: none }');
      document.adoptedStyleSheets = [sheet];
    });
    const hidden = await tops();
    const moves = shown.map((top, at) => Math.abs(top - (hidden[at] ?? 0)));
    expect(Math.max(...moves)).toBeLessThan(1);
  },
);

// Reading the layout before the first paint lays the page out a second time when its fonts arrive.
test.for(['/about', '/view-our-salon'])(
  'no script of %s reads the layout before the first paint',
  async (path, { visit }) => {
    const { page } = await visit('/terms', { viewport: PHONE });
    await page.addInitScript(recordLayoutReads);
    await page.goto(path);
    await waitForFirstPaint(page);
    expect(await page.evaluate(() => window.layoutReads)).toEqual([]);
  },
);

function recordLayoutReads(): void {
  window.layoutReads = [];
  let isPainted = false;
  requestAnimationFrame(() => {
    setTimeout(() => {
      isPainted = true;
    });
  });
  const record = (name: string) => {
    if (!isPainted) window.layoutReads.push(name);
  };
  const reads =
    /^(?:getBoundingClientRect|getClientRects|(?:client|offset|scroll)(?:Height|Left|Top|Width|X|Y))$/;
  for (const target of [Element.prototype, HTMLElement.prototype, window])
    for (const [name, descriptor] of Object.entries(Object.getOwnPropertyDescriptors(target))) {
      if (!reads.test(name)) continue;
      const key = descriptor.get ? 'get' : 'value';
      const original = (descriptor as Record<string, () => unknown>)[key];
      Object.defineProperty(target, name, {
        ...descriptor,
        [key]: function (this: unknown) {
          record(name);
          return original?.call(this);
        },
      });
    }
}
