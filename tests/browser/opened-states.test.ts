/** What opens by clicking, typing or waiting: axe, errors and the sizes of targets. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

import { axeViolations } from '../support/axe.ts';
import { touch } from '../support/contact-page.ts';
import { tooSmall } from '../support/targets.ts';
import { DESKTOP, test } from '../support/visitor.ts';

const PHONE = { width: 360, height: 640 };

const press = (name: string) => (page: Page) => page.getByRole('button', { name }).click();

type Part = readonly [
  what: string,
  route: string,
  /** Selector of the part that opens. */
  part: string,
  open: (page: Page) => Promise<unknown>,
  /** The screen that has it; both by default. */
  only?: typeof PHONE,
];

test.for<Part>([
  ['the menu', '/locations/howe', '.menu', press('Open menu'), PHONE],
  ['the Services list', '/services/eyebrows', '.dropdown', press('Services'), DESKTOP],
  [
    'the quote dialog with mistakes',
    '/about',
    '.quote-dialog',
    async (page) => {
      await press('Get Quote')(page);
      await page.getByRole('dialog').getByRole('checkbox').check();
      await press('Send Message')(page);
      await page.locator('[aria-invalid]').first().waitFor();
    },
    PHONE,
  ],
  [
    'a toast',
    '/contact',
    '.toast',
    async (page) => {
      await touch(page);
      await press('Send Message')(page);
      await page.locator('.toast:popover-open').getByText('Agreement Required').waitFor();
    },
  ],
  [
    'the lightbox',
    '/gallery',
    'dialog',
    async (page) => {
      await page.locator('a[data-view]').first().click();
      await page.locator('.lightbox__slide img').first().waitFor();
    },
  ],
  [
    'the search',
    '/blog',
    'dialog[open]',
    async (page) => {
      await press('Search the articles')(page);
      await page.getByRole('dialog').getByRole('textbox').fill('curls');
      await page.locator('.search-dialog__result').first().waitFor();
    },
  ],
])(
  '%s opens without an error, passes axe, fits the screen and has large targets',
  async ([, route, part, open, only], { visit }) => {
    const sizes = only ? [only] : [PHONE, DESKTOP];
    const isPhone = only !== DESKTOP;
    // The menu covers the page, which axe does not take into account.
    const whole = part === '.menu' ? part : undefined;
    const { page, errors } = await visit(route, {
      viewport: sizes[0] ?? PHONE,
      isMobile: isPhone,
      hasTouch: isPhone,
      reducedMotion: 'reduce',
    });
    await open(page);
    const flaws = [];
    for (const size of sizes) {
      await page.setViewportSize(size);
      flaws.push(...(await axeViolations(page, whole)));
      const overflow = await page
        .locator(whole ?? 'html')
        .first()
        .evaluate((one) => one.scrollWidth - one.clientWidth);
      if (overflow > 0) flaws.push(`${String(overflow)} px too wide at ${String(size.width)} px`);
      if (size === PHONE) flaws.push(...(await tooSmall(page, part)));
    }
    expect([...flaws, ...errors]).toEqual([]);
  },
);
