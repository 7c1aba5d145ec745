import { type Page } from 'playwright-core';
import { describe, expect } from 'vitest';

import { PHONE, test } from '../support/visitor.ts';

interface Insets {
  readonly top?: number;
  readonly bottom?: number;
  readonly left?: number;
  readonly right?: number;
}

async function setInsets(page: Page, insets: Insets): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setSafeAreaInsetsOverride', { insets });
}

describe.each([PHONE, { width: 360, height: 640 }])('a phone of $width × $height', (viewport) => {
  test('keeps the floating buttons above the home bar', async ({ visit }) => {
    const { page } = await visit('/contact', { viewport });
    await setInsets(page, { top: 47, bottom: 34 });
    const gaps = await page
      .locator('.floating a')
      .evaluateAll((links) => links.map((link) => innerHeight - link.getBoundingClientRect().bottom));
    for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(34);
  });

  test('covers no link at the end of the footer', async ({ visit }) => {
    const { page } = await visit('/contact', { viewport });
    await setInsets(page, { top: 47, bottom: 34 });
    await page.evaluate(() => {
      scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    });
    const covered = await page.locator('.footer__base a').evaluateAll((links) =>
      links
        .filter((link) => {
          const { left, top, width, height } = link.getBoundingClientRect();
          return !link.contains(document.elementFromPoint(left + width / 2, top + height - 1));
        })
        .map((link) => link.textContent),
    );
    expect(covered).toEqual([]);
  });
});

test('the notch of a phone in landscape covers nothing', async ({ visit }) => {
  const { page } = await visit('/contact', { viewport: { width: 844, height: 390 } });
  await setInsets(page, { left: 59, right: 59, bottom: 21 });
  const covered = await page
    .locator('.logo, .header__toggle, main h1, main .field__input, .footer a')
    .evaluateAll((all) =>
      all
        .filter((element) => {
          const { left, right } = element.getBoundingClientRect();
          return element.checkVisibility() && (left < 59 || right > innerWidth - 59 + 10);
        })
        .map((element) => element.outerHTML.slice(0, 80)),
    );
  expect(covered).toEqual([]);
});
