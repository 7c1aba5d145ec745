import { type Page } from 'playwright-core';
import { describe, expect } from 'vitest';

import { axeViolations, injectAxe } from '../support/axe.ts';
import { articleNames, outline } from '../support/outline.ts';
import { DESKTOP, PHONE, test } from '../support/visitor.ts';

/** What a press, a word or a wait opens: the page it is on, the screen, the way there, and what it is then. */
const STATES: {
  name: string;
  route: string;
  viewport: { width: number; height: number };
  /** Not on the other screen, where what was opened closes. */
  only?: boolean;
  /** What opens, where no other test says how it is built. */
  part?: string;
  /** A popover that hides the page: what lies behind it is no part of it, which axe does not know. */
  alone?: boolean;
  open: (page: Page) => Promise<unknown>;
}[] = [
  {
    name: 'menu',
    route: '/locations/howe',
    viewport: PHONE,
    part: '.menu',
    only: true,
    alone: true,
    open: (page) => page.getByRole('button', { name: 'Open menu' }).click(),
  },
  {
    name: 'services',
    route: '/services/eyebrows',
    viewport: DESKTOP,
    part: '.drop',
    only: true,
    open: (page) => page.getByRole('button', { name: 'Services' }).click(),
  },
  {
    name: 'quote-with-mistakes',
    route: '/about',
    viewport: PHONE,
    open: async (page) => {
      await page.getByRole('button', { name: 'Get Quote' }).click();
      await page.getByRole('dialog').getByRole('checkbox').check();
      await page.getByRole('button', { name: 'Send Message' }).click();
      await page.locator('[aria-invalid]').first().waitFor();
    },
  },
  {
    name: 'toast',
    route: '/contact',
    viewport: DESKTOP,
    open: async (page) => {
      await page.getByRole('textbox', { name: 'Name' }).focus();
      await page.locator('main form[novalidate]').waitFor();
      await page.getByRole('button', { name: 'Send Message' }).click();
      await page.locator('.toast:popover-open').getByText('Agreement Required').waitFor();
    },
  },
  {
    name: 'large-picture',
    route: '/gallery',
    viewport: PHONE,
    part: 'dialog',
    open: async (page) => {
      await page.locator('a[data-view]').first().click();
      await page.locator('.lightbox__slide img').first().waitFor();
    },
  },
  {
    name: 'search',
    route: '/blog',
    viewport: DESKTOP,
    open: async (page) => {
      await page.getByRole('button', { name: 'Search the articles' }).click();
      await page.getByRole('dialog').getByRole('textbox').fill('balayage');
      await page.locator('.find__result').first().waitFor();
    },
  },
  {
    name: 'filtered-posts',
    route: '/blog?tag=haircuts',
    viewport: PHONE,
    open: (page) => page.getByText(/^Showing \d+ posts? tagged with/u).waitFor(),
  },
];

describe.each(STATES)('opened: $name', ({ name, route, viewport, only, part, alone, open }) => {
  test('is outlined as it was, and breaks no rule by day or in the evening, on either screen', async ({
    visit,
  }) => {
    const { page, errors } = await visit(route, { viewport, reducedMotion: 'reduce' });
    await open(page);
    if (part)
      await expect(await outline(page.locator(part), articleNames())).toMatchFileSnapshot(
        `outlines/opened-${name}.yaml`,
      );
    await injectAxe(page);
    expect(await axeViolations(page, alone ? part : undefined)).toEqual([]);
    if (!only) {
      await page.setViewportSize(viewport === PHONE ? DESKTOP : PHONE);
      expect(await axeViolations(page)).toEqual([]);
    }
    expect(errors).toEqual([]);
  });
});
