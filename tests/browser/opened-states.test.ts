/** What opens by clicking, typing or waiting: axe, errors and the sizes of targets. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

import { axeViolations } from '../support/axe.ts';
import { touch } from '../support/contact-page.ts';
import { tooSmall } from '../support/targets.ts';
import { DESKTOP, test } from '../support/visitor.ts';

const PHONE = { width: 360, height: 640 };

interface State {
  readonly route: string;
  /** Selector of what opens. */
  readonly part: string;
  /** The size at which the state exists; both by default. */
  readonly only?: typeof PHONE;
  /** It covers the page, which axe does not take into account. */
  readonly covers?: boolean;
  readonly open: (page: Page) => Promise<unknown>;
}

const press = (name: string) => (page: Page) => page.getByRole('button', { name }).click();

const STATES: Readonly<Record<string, State>> = {
  'the menu': {
    route: '/locations/howe',
    part: '.menu',
    only: PHONE,
    covers: true,
    open: press('Open menu'),
  },
  'the Services list': {
    route: '/services/eyebrows',
    part: '.dropdown',
    only: DESKTOP,
    open: press('Services'),
  },
  'the quote dialog with mistakes': {
    route: '/about',
    part: '.quote-dialog',
    only: PHONE,
    open: async (page) => {
      await press('Get Quote')(page);
      await page.getByRole('dialog').getByRole('checkbox').check();
      await press('Send Message')(page);
      await page.locator('[aria-invalid]').first().waitFor();
    },
  },
  'a toast': {
    route: '/contact',
    part: '.toast',
    open: async (page) => {
      await touch(page);
      await press('Send Message')(page);
      await page.locator('.toast:popover-open').getByText('Agreement Required').waitFor();
    },
  },
  'the lightbox': {
    route: '/gallery',
    part: 'dialog',
    open: async (page) => {
      await page.locator('a[data-view]').first().click();
      await page.locator('.lightbox__slide img').first().waitFor();
    },
  },
  'the search': {
    route: '/blog',
    part: 'dialog[open]',
    open: async (page) => {
      await press('Search the articles')(page);
      await page.getByRole('dialog').getByRole('textbox').fill('curls');
      await page.locator('.search-dialog__result').first().waitFor();
    },
  },
};

test.for(Object.entries(STATES))(
  '%s opens without an error, passes axe, fits the screen and has large targets',
  async ([, { route, part, only, covers, open }], { visit }) => {
    const sizes = only ? [only] : [PHONE, DESKTOP];
    const isPhone = only !== DESKTOP;
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
      flaws.push(...(await axeViolations(page, covers ? part : undefined)));
      const overflow = await page
        .locator(covers ? part : 'html')
        .first()
        .evaluate((one) => one.scrollWidth - one.clientWidth);
      if (overflow > 0) flaws.push(`${String(overflow)} px too wide at ${String(size.width)} px`);
      if (size === PHONE) flaws.push(...(await tooSmall(page, part)));
    }
    expect([...flaws, ...errors]).toEqual([]);
  },
);
