import { type Page } from 'playwright-core';
import { describe, expect } from 'vitest';

import { axeViolations, injectAxe } from '../support/axe.ts';
import { DESKTOP, PHONE, test } from '../support/visitor.ts';

/** States of pages that open by clicking, typing or waiting, with how to open them. */
const STATES: {
  name: string;
  route: string;
  viewport: { width: number; height: number };
  /** Skip the other viewport, where the state closes. */
  only?: boolean;
  /** Selector of what opens, for its outline. */
  part?: string;
  /** Check only this part: it covers the page, which axe does not take into account. */
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
    part: '.dropdown',
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
      await page.getByRole('dialog').getByRole('textbox').fill('curls');
      await page.locator('.search-dialog__result').first().waitFor();
    },
  },
  {
    name: 'filtered-posts',
    route: '/blog?tag=beards',
    viewport: PHONE,
    open: (page) => page.getByText(/^Showing \d+ posts? tagged with/u).waitFor(),
  },
];

describe.each(STATES)('opened: $name', ({ route, viewport, only, part, alone, open }) => {
  test('passes axe at both sizes', async ({ visit }) => {
    const { page } = await visit(route, { viewport, reducedMotion: 'reduce' });
    await open(page);
    await injectAxe(page);
    expect(await axeViolations(page, alone ? part : undefined)).toEqual([]);
    if (only) return;
    await page.setViewportSize(viewport === PHONE ? DESKTOP : PHONE);
    expect(await axeViolations(page)).toEqual([]);
  });

  test('opens without an error', async ({ visit }) => {
    const { page, errors } = await visit(route, { viewport, reducedMotion: 'reduce' });
    await open(page);
    expect(errors).toEqual([]);
  });
});
