import { type Page } from 'playwright-core';
import { describe, expect } from 'vitest';

import { gallery } from '../../site/content/index.ts';
import { PHONE, test } from '../support/visitor.ts';

const photos = gallery();
const count = photos.length;
const categories = [...new Set(photos.map(({ category }) => category))].sort();
const highlights = photos.filter(({ category }) => category === 'Highlights');

const SWIPE = [
  ['touchStart', 320],
  ['touchMove', 260],
  ['touchMove', 180],
  ['touchMove', 90],
  ['touchMove', 50],
  ['touchEnd', undefined],
] as const;

const LINKS = '.gallery-section a';
const links = (page: Page) => page.locator(LINKS);
const visibleLinks = (page: Page) => page.locator(`${LINKS}:visible`);
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Gallery photos' });
const announcement = (page: Page) => dialog(page).locator('[aria-live]').innerText();

describe('the gallery', () => {
  test('shows every photo with its category', async ({ visit }) => {
    const { page } = await visit('/gallery');
    const labels = await page
      .locator('.gallery-section figcaption')
      .evaluateAll((all) => all.map((label) => label.textContent.replace(/^\d+\s*/, '').trim()));
    expect(labels).toEqual(photos.map(({ category }) => category));
  });

  test('describes every photo', async ({ visit }) => {
    const { page } = await visit('/gallery');
    const texts = await page
      .locator('.gallery-section img')
      .evaluateAll((images) => images.map((one) => one.getAttribute('alt')));
    expect(texts).toEqual(photos.map(({ alt }) => alt));
  });

  test('has a filter for every category', async ({ visit }) => {
    const { page } = await visit('/gallery');
    const names = await page.locator('.filter').getByRole('button').allInnerTexts();
    for (const category of categories)
      expect(
        names.some((name) => name.startsWith(category)),
        category,
      ).toBe(true);
  });

  test('leads to the contact page', async ({ visit }) => {
    const { page } = await visit('/gallery');
    const book = page.locator('main').getByRole('link', { name: /^Book/ });
    expect(await book.getAttribute('href')).toBe('/contact');
  });

  test('opens the photo file itself without JavaScript', async ({ visit }) => {
    const { page } = await visit('/gallery', { javaScriptEnabled: false });
    expect(await visibleLinks(page).count()).toBe(count);
    expect(await page.locator('.filter').isVisible()).toBe(false);
    await links(page).first().click();
    expect(await page.evaluate(() => document.contentType)).toBe('image/jpeg');
  });
});

describe('the category filter', () => {
  test('shows one category and announces it', async ({ visit }) => {
    const { page } = await visit('/gallery');
    await page.getByRole('button', { name: /^Highlights/ }).click();
    await expect.poll(() => visibleLinks(page).count()).toBe(highlights.length);
    const noun = highlights.length === 1 ? 'photo' : 'photos';
    expect(await page.getByRole('status').first().innerText()).toBe(
      `Showing ${highlights.length} ${noun} in Highlights`,
    );
  });

  test('is kept in the URL', async ({ visit }) => {
    const { page } = await visit('/gallery');
    await page.getByRole('button', { name: /^Highlights/ }).click();
    await page.waitForURL('**/gallery?category=highlights');
    await page.goBack();
    await expect.poll(() => visibleLinks(page).count()).toBe(count);
  });

  test('limits the lightbox', async ({ visit }) => {
    const { page } = await visit('/gallery', { reducedMotion: 'reduce' });
    await page.getByRole('button', { name: /^Highlights/ }).click();
    await expect.poll(() => visibleLinks(page).count()).toBe(highlights.length);
    await visibleLinks(page).last().click();
    await expect.poll(() => announcement(page)).toContain(`${highlights.length} of ${highlights.length}`);
  });

  test('is applied before any script file is loaded', async ({ visit }) => {
    const { page, scripts } = await visit('/gallery?category=highlights');
    expect(await visibleLinks(page).count()).toBe(highlights.length);
    expect(await page.getByRole('button', { name: /^Highlights/ }).getAttribute('aria-pressed')).toBe('true');
    expect(scripts).toEqual([]);
  });
});

describe('the lightbox', () => {
  test('fetches no large photo before it opens', async ({ visit }) => {
    const { page } = await visit('/gallery', { reducedMotion: 'reduce' });
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await links(page).nth(1).focus();
    await page.waitForLoadState('networkidle');
    const large = await links(page).evaluateAll((all) =>
      all.flatMap((link) => {
        // A photo that is hardly larger than its thumbnail uses the same file.
        const thumbnails = [...link.querySelectorAll('source, img')]
          .map((one) => one.getAttribute('srcset') ?? '')
          .join();
        const files = (link as HTMLElement).dataset.view?.split(/ \d+w,? ?/) ?? [];
        return files.filter((file) => file !== '' && !thumbnails.includes(file));
      }),
    );
    expect(large.length).toBeGreaterThan(0);
    expect(requests.filter((path) => large.includes(path))).toEqual([]);
  });

  test('announces category, description and place', async ({ visit }) => {
    const { page } = await visit('/gallery', { reducedMotion: 'reduce' });
    await links(page).nth(1).press('Enter');
    const photo = photos[1];
    await expect.poll(() => announcement(page)).toContain(`2 of ${count}`);
    expect(await announcement(page)).toContain(photo?.category);
    expect(await announcement(page)).toContain(photo?.alt);
  });

  test('moves by arrow keys, Home and End', async ({ visit }) => {
    const { page } = await visit('/gallery', { reducedMotion: 'reduce' });
    await links(page).nth(1).press('Enter');
    await expect.poll(() => announcement(page)).toContain(`2 of ${count}`);
    const current = dialog(page).locator('.lightbox__slide:not([aria-hidden=true]) img');
    for (const [key, place] of [
      ['ArrowRight', 3],
      ['End', count],
      ['ArrowRight', count],
      ['Home', 1],
      ['ArrowLeft', 1],
      ['ArrowRight', 2],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(() => announcement(page)).toContain(`${place} of ${count}`);
      await expect.poll(() => current.getAttribute('alt')).toBe(photos[place - 1]?.alt);
      await expect
        .poll(() => current.evaluate((image) => Math.round(image.getBoundingClientRect().left)))
        .toBeGreaterThanOrEqual(0);
    }
  });

  test('loads the next photo ahead', async ({ visit }) => {
    const { page } = await visit('/gallery', { reducedMotion: 'reduce' });
    await links(page).nth(1).press('Enter');
    await dialog(page).locator('.lightbox__slide:nth-child(3) img').waitFor({ state: 'attached' });
  });

  test('returns the focus when Escape closes it', async ({ visit }) => {
    const { page, errors } = await visit('/gallery', { reducedMotion: 'reduce' });
    const link = links(page).nth(1);
    await link.press('Enter');
    await dialog(page).waitFor();
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(errors).toEqual([]);
  });

  test('follows one swipe to the next photo', async ({ visit }) => {
    // With motion, browsers ignore touches until the opening view transition is over.
    const { page } = await visit('/gallery', {
      viewport: PHONE,
      hasTouch: true,
      isMobile: true,
      reducedMotion: 'reduce',
    });
    await links(page).nth(1).tap();
    await expect.poll(() => announcement(page)).toContain(`2 of ${count}`);
    const client = await page.context().newCDPSession(page);
    for (const [type, x] of SWIPE) {
      const touchPoints = x === undefined ? [] : [{ x, y: 300 }];
      await client.send('Input.dispatchTouchEvent', { type, touchPoints });
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    await expect.poll(() => announcement(page)).toContain(`3 of ${count}`);
  });
});
