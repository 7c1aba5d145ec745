import { describe, expect } from 'vitest';

import { PHONE, test } from '../support/visitor.ts';

const SERVICES = [
  'Coloring & Treatments',
  'Hair Styling',
  'Extensions & Specialty',
  'Men’s Haircuts',
  'Beard Care',
  'Eyebrows',
  'Hair Treatments',
  'Grooming',
  'Facial & Body Hair',
];

describe('the bar at the top', () => {
  test('has dark text on a white background without JavaScript', async ({ visit }) => {
    const { page } = await visit('/', { javaScriptEnabled: false });
    const colors = await page.locator('header .logo').evaluate((logo) => ({
      text: getComputedStyle(logo).color,
      background: getComputedStyle(logo.closest('header') ?? logo).backgroundColor,
    }));
    expect(colors).toEqual({ text: 'rgb(29, 21, 18)', background: 'rgb(255, 255, 255)' });
  });

  test('is transparent at scroll 0 and solid above', async ({ visit }) => {
    const { page } = await visit('/');
    const background = () =>
      page.locator('header').evaluate(
        (bar) =>
          getComputedStyle(bar)
            .backgroundColor.match(/[\d.]+/g)
            ?.map(Number) ?? [],
      );

    expect((await background())[3]).toBe(0);
    await page.mouse.wheel(0, 300);
    await page.waitForFunction(() => scrollY > 0);
    const [red, green, blue, alpha = 1] = await background();
    expect([red, green, blue]).toEqual([255, 255, 255]);
    expect(alpha).toBeGreaterThan(0.85);
    expect(await page.locator('header').evaluate((bar) => getComputedStyle(bar).backdropFilter)).toContain(
      'blur',
    );
    await page.reload();
    await page.locator('header[data-solid]').waitFor();

    await page.evaluate(() => {
      scrollTo({ top: 0, behavior: 'instant' });
    });
    await page.waitForFunction(() => !document.querySelector('header')?.hasAttribute('data-solid'));
  });

  test('holds the logo, all links, the phone and Book Now', async ({ visit }) => {
    const { page } = await visit('/about');
    const header = page.locator('header').first();
    expect(await header.getByRole('link', { name: /Copper & Sage/ }).getAttribute('href')).toBe('/');
    const links = {
      Home: '/',
      Gallery: '/gallery',
      'View Our Salon': '/view-our-salon',
      About: '/about',
      Contact: '/contact',
      'Book Now': '/contact',
    };
    for (const [name, href] of Object.entries(links))
      expect(await header.getByRole('link', { name, exact: true }).getAttribute('href'), name).toBe(href);
    expect(await header.locator('a[href^="tel:+1"]').innerText()).toMatch(/^\(\d{3}\) \d{3}-\d{4}$/);
  });

  test('marks the current page', async ({ visit }) => {
    const { page } = await visit('/gallery');
    expect(await page.locator('header nav [aria-current=page]').allInnerTexts()).toEqual(['Gallery']);
  });

  test('marks the current service in the list', async ({ visit }) => {
    const { page } = await visit('/services/eyebrows');
    await page.getByRole('button', { name: 'Services' }).hover();
    expect(await page.locator('#services-list [aria-current=page]').innerText()).toBe('Eyebrows');
  });
});

describe('the Services list', () => {
  test('opens under the mouse, stays open when pressed, and closes on leaving', async ({ visit }) => {
    const { page } = await visit('/');
    const button = page.getByRole('button', { name: 'Services' });
    const list = page.locator('#services-list');
    expect(await list.isVisible()).toBe(false);
    await button.hover();
    await list.waitFor({ state: 'visible' });
    expect(await list.getByRole('link').allInnerTexts()).toEqual(SERVICES);
    await button.click();
    expect(await button.getAttribute('aria-expanded')).toBe('true');
    await page.mouse.move(5, 800);
    await list.waitFor({ state: 'hidden' });
  });

  test('opens by touch and leads to a service', async ({ visit }) => {
    const { page } = await visit('/', { hasTouch: true });
    await page.getByRole('button', { name: 'Services' }).tap();
    await page.locator('#services-list').getByRole('link', { name: 'Eyebrows' }).tap();
    await page.waitForURL('**/services/eyebrows');
    expect(await page.locator('#services-list').isVisible()).toBe(false);
  });

  test('works by keyboard: Enter opens, Tab moves through the links, Escape closes and returns the focus', async ({
    visit,
  }) => {
    const { page } = await visit('/');
    const button = page.getByRole('button', { name: 'Services' });
    await button.focus();
    await page.keyboard.press('Enter');
    expect(await button.getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(SERVICES[0]);
    await page.keyboard.press('Escape');
    expect(await button.getAttribute('aria-expanded')).toBe('false');
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('closes by Escape while the mouse hovers over it', async ({ visit }) => {
    const { page } = await visit('/');
    const list = page.locator('#services-list');
    await page.getByRole('button', { name: 'Services' }).hover();
    await list.waitFor();
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'hidden' });
  });

  test('stays open under the focus when the mouse leaves it', async ({ visit }) => {
    const { page } = await visit('/');
    const button = page.getByRole('button', { name: 'Services' });
    await page.clock.install();
    await page.reload();
    await button.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await button.hover();
    await page.mouse.move(5, 800);
    await page.clock.runFor(1000);
    expect(await button.getAttribute('aria-expanded')).toBe('true');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(SERVICES[0]);
  });

  test('closes when the focus leaves it', async ({ visit }) => {
    const { page } = await visit('/');
    const button = page.getByRole('button', { name: 'Services' });
    await button.focus();
    await page.keyboard.press('Enter');
    for (const service of SERVICES) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(service);
    }
    await page.keyboard.press('Tab');
    expect(await button.getAttribute('aria-expanded')).toBe('false');
  });
});

describe('the menu on small screens', () => {
  test('opens by its toggle, holds the same links, closes by Escape', async ({ visit }) => {
    const { page } = await visit('/', { viewport: PHONE });
    await page.getByRole('button', { name: 'Open menu' }).click();
    const toggle = page.locator('.header__toggle');
    const menu = page.locator('#menu');
    expect(await menu.isVisible()).toBe(true);
    await expect.poll(() => toggle.getAttribute('aria-expanded')).toBe('true');
    // The covered page is inert while the menu is open.
    const covered = page.locator(':is(header, main, footer, aside)[inert]');
    await expect.poll(() => covered.count()).toBe(4);
    const links = await menu.locator('nav').getByRole('link').allInnerTexts();
    expect(links).toEqual(['Home', ...SERVICES, 'Gallery', 'View Our Salon', 'About', 'Contact']);
    expect(await menu.getByRole('link', { name: 'Book Now' }).getAttribute('href')).toBe('/contact');
    expect(await menu.locator('a[href^="tel:"]').count()).toBe(1);
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    await expect.poll(() => toggle.getAttribute('aria-expanded')).toBe('false');
    expect(await covered.count()).toBe(0);
    expect(await toggle.evaluate((button) => button === document.activeElement)).toBe(true);
  });

  test('fits 320 px with the text spacing of WCAG 1.4.12', async ({ visit }) => {
    const { page } = await visit('/', { viewport: { width: 320, height: 480 }, bypassCSP: true });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.addStyleTag({
      content:
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
    });
    const menu = page.locator('#menu');
    expect(await menu.evaluate((element) => element.scrollWidth)).toBeLessThanOrEqual(320);
  });

  test('closes on a change of route, and is closed after Back', async ({ visit }) => {
    const { page } = await visit('/', { viewport: PHONE });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.locator('#menu').getByRole('link', { name: 'Gallery' }).click();
    await page.waitForURL('**/gallery');
    expect(await page.locator('#menu').isVisible()).toBe(false);
    await page.goBack();
    expect(await page.locator('#menu').isVisible()).toBe(false);
  });

  test('opens without JavaScript', async ({ visit }) => {
    const { page } = await visit('/', { viewport: PHONE, javaScriptEnabled: false });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.locator('#menu').getByRole('link', { name: 'About' }).click();
    await page.waitForURL('**/about');
  });
});

test('every change of route begins at the top of the page', async ({ visit }) => {
  const { page } = await visit('/');
  await page.locator('footer').scrollIntoViewIfNeeded();
  await page.locator('footer').getByRole('link', { name: 'Careers' }).click();
  await page.waitForURL('**/careers');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
