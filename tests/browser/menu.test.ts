import { type BrowserContextOptions, type Page } from 'playwright-core';
import { describe } from 'vitest';

import { services } from '../../site/content/index.ts';
import { FIXTURE } from '../support/fixture-salon.ts';
import { expect, PHONE, test, type Visit } from '../support/visitor.ts';

type Open = (path: string, options?: BrowserContextOptions) => Promise<Visit>;

const SERVICES = services(FIXTURE).map(({ name }) => name);

const toggle = (page: Page) => page.locator('.header__toggle');
const menu = (page: Page) => page.locator('#menu');

/** Opens the home page on a phone, and its menu. */
async function openMenu(visit: Open, options: BrowserContextOptions = {}): Promise<Page> {
  const { page } = await visit('/', { viewport: PHONE, ...options });
  await page.getByRole('button', { name: 'Open menu' }).click();
  return page;
}

describe('the menu on small screens', () => {
  /** The parts of the page that the menu covers. */
  const inert = (page: Page) => page.locator(':is(header, main, footer, aside)[inert]');

  test('opens by its toggle', async ({ visit }) => {
    const page = await openMenu(visit);
    await expect(menu(page)).toBeVisible();
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
  });

  test('makes the covered page inert', async ({ visit }) => {
    const page = await openMenu(visit);
    await expect(inert(page)).toHaveCount(4);
  });

  test('holds the links of the bar', async ({ visit }) => {
    const page = await openMenu(visit, { javaScriptEnabled: false });
    await expect(menu(page).locator('nav').getByRole('link')).toHaveText([
      'Home',
      ...SERVICES,
      'Gallery',
      'View Our Salon',
      'About',
      'Contact',
    ]);
  });

  test('has a link to book', async ({ visit }) => {
    const page = await openMenu(visit, { javaScriptEnabled: false });
    await expect(menu(page).getByRole('link', { name: 'Book Now' })).toHaveAttribute('href', '/contact');
  });

  test('has a phone number to call', async ({ visit }) => {
    const page = await openMenu(visit, { javaScriptEnabled: false });
    await expect(menu(page).locator('a[href^="tel:"]')).toBeVisible();
  });

  test('closes by Escape and returns the focus', async ({ visit }) => {
    const page = await openMenu(visit);
    await expect(inert(page)).toHaveCount(4);
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(toggle(page)).toBeFocused();
  });

  test('frees the page when it closes', async ({ visit }) => {
    const page = await openMenu(visit);
    await expect(inert(page)).toHaveCount(4);
    await page.keyboard.press('Escape');
    await expect(inert(page)).toHaveCount(0);
  });

  test('fits 320 px with the text spacing of WCAG 1.4.12', async ({ visit }) => {
    const page = await openMenu(visit, { viewport: { width: 320, height: 480 }, bypassCSP: true });
    await page.addStyleTag({
      content:
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
    });
    expect(await menu(page).evaluate((element) => element.scrollWidth)).toBeLessThanOrEqual(320);
  });

  test('is closed on the page that it leads to', async ({ visit }) => {
    const page = await openMenu(visit);
    await menu(page).getByRole('link', { name: 'Gallery' }).click();
    await page.waitForURL('**/gallery');
    await expect(menu(page)).toBeHidden();
  });

  test('is closed after Back', async ({ visit }) => {
    const page = await openMenu(visit);
    await menu(page).getByRole('link', { name: 'Gallery' }).click();
    await page.waitForURL('**/gallery');
    await page.goBack();
    await expect(menu(page)).toBeHidden();
  });

  test('leads to a page without JavaScript', async ({ visit }) => {
    const page = await openMenu(visit, { javaScriptEnabled: false });
    await menu(page).getByRole('link', { name: 'About' }).click();
    await page.waitForURL('**/about');
  });
});
