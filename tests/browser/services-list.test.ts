import { type Page } from 'playwright-core';
import { describe } from 'vitest';

import { services } from '../../site/content/index.ts';
import { FIXTURE } from '../support/fixture-salon.ts';
import { expect, test } from '../support/visitor.ts';

const SERVICES = services(FIXTURE).map(({ name }) => name);
const [FIRST = ''] = SERVICES;

const servicesButton = (page: Page) => page.getByRole('button', { name: 'Services' });
const list = (page: Page) => page.locator('#services-list');

describe('the Services list', () => {
  test('is closed at first', async ({ visit }) => {
    const { page } = await visit('/');
    await expect(list(page)).toBeHidden();
  });

  test('has every service', async ({ visit }) => {
    const { page } = await visit('/');
    await servicesButton(page).hover();
    await expect(list(page).getByRole('link')).toHaveText(SERVICES);
  });

  test('stays open when pressed under the mouse', async ({ visit }) => {
    const { page } = await visit('/');
    await servicesButton(page).hover();
    await expect(list(page)).toBeVisible();
    await servicesButton(page).click();
    await expect(servicesButton(page)).toHaveAttribute('aria-expanded', 'true');
  });

  test('closes when the mouse leaves it', async ({ visit }) => {
    const { page } = await visit('/');
    await servicesButton(page).hover();
    await expect(list(page)).toBeVisible();
    await page.mouse.move(5, 800);
    await expect(list(page)).toBeHidden();
  });

  test('leads to a service by touch', async ({ visit }) => {
    const { page } = await visit('/', { hasTouch: true });
    await servicesButton(page).tap();
    await list(page).locator('[href="/services/eyebrows"]').tap();
    await page.waitForURL('**/services/eyebrows');
    await expect(list(page)).toBeHidden();
  });

  test('opens by Enter and is next in the order of the keyboard', async ({ visit }) => {
    const { page } = await visit('/');
    await servicesButton(page).press('Enter');
    await page.keyboard.press('Tab');
    await expect(list(page).getByRole('link', { name: FIRST, exact: true })).toBeFocused();
  });

  test('closes by Escape and returns the focus', async ({ visit }) => {
    const { page } = await visit('/');
    await servicesButton(page).press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(list(page)).toBeHidden();
    await expect(servicesButton(page)).toBeFocused();
  });

  test('closes by Escape while the mouse hovers over it', async ({ visit }) => {
    const { page } = await visit('/');
    await servicesButton(page).hover();
    await expect(list(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(list(page)).toBeHidden();
  });

  test('stays open under the focus when the mouse leaves it', async ({ visit }) => {
    const { page } = await visit('about:blank');
    await page.clock.install();
    await page.goto('/');
    await servicesButton(page).press('Enter');
    await page.keyboard.press('Tab');
    await servicesButton(page).hover();
    await page.mouse.move(5, 800);
    await page.clock.runFor(1000);
    await expect(list(page).getByRole('link', { name: FIRST, exact: true })).toBeFocused();
    await expect(list(page)).toBeVisible();
  });

  test('closes when the focus leaves it', async ({ visit }) => {
    const { page } = await visit('/');
    await servicesButton(page).press('Enter');
    for (const name of SERVICES) {
      await page.keyboard.press('Tab');
      await expect(list(page).getByRole('link', { name, exact: true })).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(list(page)).toBeHidden();
  });

  test('marks the current service', async ({ visit }) => {
    const { page } = await visit('/services/eyebrows');
    await servicesButton(page).hover();
    const current = list(page).locator('[aria-current=page]');
    await expect(current).toHaveAttribute('href', '/services/eyebrows');
  });
});
