import axe from 'axe-core';
import { type Locator, type Page } from 'playwright-core';
import { describe, expect } from 'vitest';

import { PHONE, test } from '../support/visitor.ts';

const CATEGORIES = ['Coloring', 'Highlights', 'Kids Services', 'Special Occasions', 'Styling', 'Treatments'];

const opacity = (label: Locator) => label.evaluate((element) => Number(getComputedStyle(element).opacity));

/** Left edges at which pictures of a grid begin: as many as it has columns. */
const columns = (figures: Locator) =>
  figures.evaluateAll(
    (all) => new Set(all.map((figure) => Math.round(figure.getBoundingClientRect().left))).size,
  );

const LINKS = '.wall a';
const shown = (page: Page) => page.locator(`${LINKS}:visible`).count();
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Gallery photos' });
const said = (page: Page) => dialog(page).locator('[aria-live]').innerText();

describe('the gallery', () => {
  test('shows eleven pictures, six categories, specialties, two stories and a way to book', async ({
    visit,
  }) => {
    const { page } = await visit('/gallery');
    const pictures = page.getByRole('region', { name: /photos|pictures|gallery/i }).locator('figure');
    expect(await pictures.count()).toBe(11);
    const labels = await pictures
      .locator('figcaption')
      .evaluateAll((all) => all.map((label) => label.textContent.replace(/^\d+\s*/, '').trim()));
    expect([...new Set(labels)].sort()).toEqual(CATEGORIES);
    for (const picture of await pictures.locator('img').all())
      expect((await picture.getAttribute('alt'))?.length).toBeGreaterThan(15);
    expect(await page.getByText('Specialties').first().isVisible()).toBe(true);
    for (const side of ['before', 'after'])
      expect(await page.locator(`.stories .compare__${side} img[alt*=hair]`).count()).toBe(2);
    expect(await page.locator('main').getByRole('link', { name: /^Book/ }).getAttribute('href')).toBe(
      '/contact',
    );
  });

  test('shows a large picture over the page, another by key, and gives the focus back', async ({ visit }) => {
    const { page, errors } = await visit('/gallery', { reducedMotion: 'reduce' });
    const second = page.locator(LINKS).nth(1);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await second.focus();
    await page.waitForLoadState('networkidle');
    // A photo that is hardly larger than its place on the wall is the same file in both.
    const large = await page.locator(LINKS).evaluateAll((links) =>
      links.flatMap((link) => {
        const hung = [...link.querySelectorAll('source, img')]
          .map((one) => one.getAttribute('srcset') ?? '')
          .join();
        const views = (link as HTMLElement).dataset.view?.split(/ \d+w,? ?/) ?? [];
        return views.filter((file) => !hung.includes(file));
      }),
    );
    expect(large.length).toBeGreaterThan(5);
    expect(asked.filter((path) => large.includes(path))).toEqual([]);
    await page.keyboard.press('Enter');
    await expect.poll(() => said(page)).toMatch(/Styling\s+A thick chestnut braid[^.]*\s+2 of 11/);
    const inView = dialog(page).locator('.lightbox__slide:not([aria-hidden=true]) img');
    for (const [key, place] of [
      ['ArrowRight', 3],
      ['End', 11],
      ['ArrowRight', 11],
      ['Home', 1],
      ['ArrowLeft', 1],
      ['ArrowRight', 2],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(() => said(page)).toContain(`${String(place)} of 11`);
      expect(await said(page)).toContain(await inView.getAttribute('alt'));
      await expect
        .poll(() => inView.evaluate((image) => Math.round(image.getBoundingClientRect().left)))
        .toBeGreaterThanOrEqual(0);
    }
    // Its neighbours are there before they are asked for.
    expect(await dialog(page).locator('.lightbox__slide:nth-child(3) img').count()).toBe(1);
    await page.evaluate(axe.source);
    expect(
      await page.evaluate(async () => {
        const { violations } = await (window as unknown as { axe: typeof axe }).axe.run();
        return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
      }),
    ).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog(page).count()).toBe(0);
    expect(await second.evaluate((link) => link === document.activeElement)).toBe(true);
    expect(errors).toEqual([]);
  });

  test('shows one category, in the wall and in the large pictures, and keeps it in the address', async ({
    visit,
  }) => {
    const { page } = await visit('/gallery', { reducedMotion: 'reduce' });
    expect(await shown(page)).toBe(11);
    await page.getByRole('button', { name: /^Highlights/ }).click();
    await expect.poll(() => shown(page)).toBe(2);
    expect(page.url()).toMatch(/\?category=highlights$/);
    expect(await page.getByRole('status').first().innerText()).toBe('Showing 2 photos in Highlights');
    await page.locator(`${LINKS}:visible`).last().click();
    await expect.poll(() => said(page)).toContain('2 of 2');
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await page.goBack();
    await expect.poll(() => shown(page)).toBe(11);
    // Before any script file is there.
    await page.goto('/gallery?category=styling');
    expect(await shown(page)).toBe(2);
    expect(await page.getByRole('button', { name: /^Styling/ }).getAttribute('aria-pressed')).toBe('true');
  });

  test('follows a finger from one large picture to the next', async ({ visit }) => {
    const { page } = await visit('/gallery', { viewport: PHONE, hasTouch: true, isMobile: true });
    await page.locator(LINKS).nth(3).tap();
    await expect.poll(() => said(page)).toContain('4 of 11');
    // A finger put down while the picture still grows into its place is not followed.
    await page.waitForTimeout(600);
    await page.waitForFunction(() =>
      document.getAnimations().every(({ playState }) => playState !== 'running'),
    );
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: number[]) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: at.map((x) => ({ x, y: 300 })) });
    await expect
      .poll(async () => {
        // A busy browser drops a gesture now and then, whoever makes it: then it is made again.
        if ((await said(page)).includes('4 of 11')) {
          await touch('touchStart', 320);
          for (const x of [260, 180, 90, 50]) await touch('touchMove', x);
          await touch('touchEnd');
          await page.waitForTimeout(1500);
        }
        return said(page);
      })
      .toContain('5 of 11');
    await dialog(page).getByRole('button', { name: 'Previous photo' }).tap();
    await expect.poll(() => said(page)).toContain('4 of 11');
  });

  test('moves the parting between before and after by key, by button and by hand', async ({ visit }) => {
    const { page } = await visit('/gallery', { reducedMotion: 'reduce' });
    const story = page.locator('.compare').first();
    const range = story.getByRole('slider', { name: /From brass/ });
    const says = () => range.getAttribute('aria-valuetext');
    const drawn = () =>
      story.evaluate((element) => Number(getComputedStyle(element).getPropertyValue('--after')));
    expect(await says()).toBe('50% after');
    await range.focus();
    await page.waitForLoadState('networkidle');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(says).toBe('51% after');
    expect(await drawn()).toBe(0.51);
    // The keys of a slider: the browser's own, as it is its own control.
    for (const [key, share] of [
      ['Home', 0],
      ['PageUp', 10],
      ['End', 100],
      ['PageDown', 90],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(says).toBe(`${String(share)}% after`);
    }
    for (const [name, share] of [
      ['Before', 0],
      ['After', 1],
    ] as const) {
      await story.getByRole('button', { name }).click();
      await expect.poll(drawn).toBe(share);
      expect(await story.getByRole('button', { pressed: true }).innerText()).toBe(name);
    }
    const { x, y, width, height } = (await story.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + width * 0.75, y + height / 2, { steps: 4 });
    await page.mouse.up();
    await expect.poll(says).toMatch(/^2[456]% after$/);
  });

  test('needs no script for its large pictures and its stories', async ({ visit }) => {
    const { page } = await visit('/gallery', { javaScriptEnabled: false });
    expect(await shown(page)).toBe(11);
    expect(await page.locator('.filter').isVisible()).toBe(false);
    const pair = page.locator('.compare').first();
    const [before, after] = await Promise.all(
      ['before', 'after'].map((side) => pair.locator(`.compare__${side}`).boundingBox()),
    );
    expect((before?.x ?? 0) + (before?.width ?? 0)).toBeLessThan((after?.x ?? 0) + 40);
    expect(await pair.getByRole('slider').isVisible()).toBe(false);
    await page.locator(LINKS).nth(2).click();
    expect(await page.evaluate(() => document.contentType)).toBe('image/jpeg');
  });
});

describe('the tour', () => {
  test('opens with its headline and shows nine or more pictures in one, two and three columns', async ({
    visit,
  }) => {
    const { page } = await visit('/view-our-salon');
    expect((await page.getByRole('heading', { level: 1 }).innerText()).replaceAll(/\s+/g, ' ')).toBe(
      'Take a Look Inside',
    );
    const figures = page.locator('main figure');
    expect(await figures.count()).toBeGreaterThanOrEqual(9);
    for (const [width, expected] of [
      [390, 1],
      [820, 2],
      [1440, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      expect(await columns(figures), `columns at ${String(width)} px`).toBe(expected);
    }
    for (const title of ['Styling Stations', 'Waiting Area', 'Reception', 'Treatment Room', 'Product Center'])
      expect(await page.locator('figcaption').filter({ hasText: title }).count(), title).toBe(1);
    for (const highlight of ['Modern Equipment', 'Relaxing Atmosphere', 'Premium Products'])
      expect(await page.getByRole('heading', { name: highlight }).count()).toBe(1);
    expect(await page.locator('main').getByRole('link', { name: 'Book Online' }).getAttribute('href')).toBe(
      '/contact',
    );
    expect(await page.locator('main a[href^="tel:"]').count()).toBeGreaterThan(0);
  });

  test('shows a picture’s title under the pointer and on focus, and always on small screens', async ({
    visit,
  }) => {
    const { page } = await visit('/view-our-salon', { reducedMotion: 'reduce' });
    const second = page.locator('main figure').nth(1);
    const link = second.getByRole('link');
    const title = second.locator('figcaption');
    await second.scrollIntoViewIfNeeded();
    await page.mouse.move(1, 1);
    expect(await opacity(title)).toBe(0);
    await second.hover();
    expect(await opacity(title)).toBe(1);
    await page.mouse.move(1, 1);
    await link.focus();
    expect(await opacity(title)).toBe(1);
    expect(await title.innerText()).toContain(await link.locator('img').getAttribute('alt'));
    await page.setViewportSize(PHONE);
    await page.evaluate(() => {
      (document.activeElement as HTMLElement).blur();
    });
    expect(await opacity(title)).toBe(1);
  });
});

test.for(['/gallery', '/view-our-salon', '/about', '/'])(
  '%s shows no picture twice',
  async (route, { visit }) => {
    const { page } = await visit(route);
    const sources = await page
      .locator('main img')
      .evaluateAll((images) => images.map((image) => image.getAttribute('src')));
    expect(new Set(sources).size).toBe(sources.length);
  },
);

test.for(['/gallery', '/view-our-salon'])(
  '%s fetches the pictures below its first screen after the first paint, without waiting for a scroll',
  async (route, { visit }) => {
    const { page } = await visit(route, { viewport: PHONE });
    const times = () =>
      page.evaluate(() => {
        const [paint] = performance.getEntriesByName('first-paint');
        const lower = new Set(
          [...document.querySelectorAll<HTMLImageElement>('.pictures-later img')]
            .filter((image) => image.getBoundingClientRect().top > 1.25 * innerHeight)
            .map((image) => image.currentSrc),
        );
        const fetched = performance.getEntriesByType('resource').filter(({ name }) => lower.has(name));
        return { paint: paint?.startTime ?? 0, fetched: fetched.map(({ startTime }) => startTime) };
      });
    await expect.poll(async () => (await times()).fetched.length).toBeGreaterThan(3);
    await expect.poll(async () => (await times()).paint).toBeGreaterThan(0);
    const { paint, fetched } = await times();
    expect(fetched.filter((at) => at < paint)).toEqual([]);
  },
);
