import { type Page } from 'playwright-core';
import { describe } from 'vitest';

import { gallery } from '../../site/content/index.ts';
import { FIXTURE } from '../support/fixture-salon.ts';
import { expect, PHONE, test } from '../support/visitor.ts';

const photos = gallery(FIXTURE);
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
const announcement = (page: Page) => dialog(page).locator('[aria-live]');

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
    for (const category of categories)
      await expect(
        page.locator('.filter').getByRole('button', { name: new RegExp(`^${category}`) }),
      ).toBeVisible();
  });

  test('leads to the contact page', async ({ visit }) => {
    const { page } = await visit('/gallery');
    const book = page.locator('main').getByRole('link', { name: /^Book/ });
    await expect(book).toHaveAttribute('href', '/contact');
  });

  test('shows every photo without JavaScript', async ({ visit }) => {
    const { page } = await visit('/gallery', { javaScriptEnabled: false });
    await expect(visibleLinks(page)).toHaveCount(count);
  });

  test('has no filter without JavaScript', async ({ visit }) => {
    const { page } = await visit('/gallery', { javaScriptEnabled: false });
    await expect(page.locator('.filter')).toBeHidden();
  });

  test('opens the photo file itself without JavaScript', async ({ visit }) => {
    const { page } = await visit('/gallery', { javaScriptEnabled: false });
    await links(page).first().click();
    expect(await page.evaluate(() => document.contentType)).toBe('image/jpeg');
  });
});

describe('the category filter', () => {
  test('shows one category and announces it', async ({ visit }) => {
    const { page } = await visit('/gallery');
    await page.getByRole('button', { name: /^Highlights/ }).click();
    await expect(visibleLinks(page)).toHaveCount(highlights.length);
    const noun = highlights.length === 1 ? 'photo' : 'photos';
    await expect(page.getByRole('status').first()).toHaveText(
      `Showing ${highlights.length} ${noun} in Highlights`,
    );
  });

  test('is kept in the URL', async ({ visit }) => {
    const { page } = await visit('/gallery');
    await page.getByRole('button', { name: /^Highlights/ }).click();
    await page.waitForURL('**/gallery?category=highlights');
    await page.goBack();
    await expect(visibleLinks(page)).toHaveCount(count);
  });

  test('hides no picture for a moment that it shows again', async ({ visit }) => {
    const { page } = await visit('/gallery');
    await page.getByRole('button', { name: /^Highlights/ }).click();
    await expect(visibleLinks(page)).toHaveCount(highlights.length);
    const missing = await page.evaluate(async () => {
      document.querySelector<HTMLElement>('.filter button')?.click();
      await new Promise(requestAnimationFrame);
      const pictures = [...document.querySelectorAll('.gallery-section img')];
      return pictures.filter((picture) => getComputedStyle(picture).display === 'none').length;
    });
    expect(missing).toBe(0);
  });

  test('limits the lightbox', async ({ visit }) => {
    const { page } = await visit('/gallery', { reducedMotion: 'reduce' });
    await page.getByRole('button', { name: /^Highlights/ }).click();
    await expect(visibleLinks(page)).toHaveCount(highlights.length);
    await visibleLinks(page).last().click();
    await expect(announcement(page)).toContainText(`${highlights.length} of ${highlights.length}`);
  });

  test('marks the button of the category in the URL', async ({ visit }) => {
    const { page } = await visit('/gallery?category=highlights');
    await expect(page.getByRole('button', { name: /^Highlights/ })).toHaveAttribute('aria-pressed', 'true');
  });

  test('is applied before any script file is loaded', async ({ visit }) => {
    const { page, scripts } = await visit('/gallery?category=highlights');
    await expect(visibleLinks(page)).toHaveCount(highlights.length);
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
    for (const words of [photo?.category ?? '', photo?.alt ?? '', `2 of ${count}`])
      await expect(announcement(page)).toContainText(words);
  });

  test('moves by arrow keys, Home and End', async ({ visit }) => {
    const { page } = await visit('/gallery', { reducedMotion: 'reduce' });
    await links(page).nth(1).press('Enter');
    await expect(announcement(page)).toContainText(`2 of ${count}`);
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
      await expect(announcement(page)).toContainText(`${place} of ${count}`);
      await expect(current).toHaveAttribute('alt', photos[place - 1]?.alt ?? '');
      await expect(current).toBeInViewport({ ratio: 0.9 });
    }
  });

  test('loads the next photo ahead', async ({ visit }) => {
    const { page } = await visit('/gallery', { reducedMotion: 'reduce' });
    await links(page).nth(1).press('Enter');
    await expect(dialog(page).locator('.lightbox__slide:nth-child(3) img')).toBeAttached();
  });

  test('returns the focus when Escape closes it', async ({ visit }) => {
    const { page } = await visit('/gallery', { reducedMotion: 'reduce' });
    const link = links(page).nth(1);
    await link.press('Enter');
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(link).toBeFocused();
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
    await expect(announcement(page)).toContainText(`2 of ${count}`);
    const client = await page.context().newCDPSession(page);
    for (const [type, x] of SWIPE) {
      const touchPoints = x === undefined ? [] : [{ x, y: 300 }];
      await client.send('Input.dispatchTouchEvent', { type, touchPoints });
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    await expect(announcement(page)).toContainText(`3 of ${count}`);
  });
});
