/** What depends on the clock, and the map. */
import { type Page } from 'playwright-core';

import { fixtureContent } from '../support/fixture-content.ts';
import { expect, test } from '../support/visitor.ts';

const MAP = 'https://www.openstreetmap.org/';

async function expectStatus(page: Page, path: string, time: string, text: string): Promise<void> {
  await page.clock.setFixedTime(new Date(time));
  await page.goto(path);
  const line = page.locator('[data-open-now]').filter({ visible: true });
  await line.scrollIntoViewIfNeeded();
  await expect(line).toHaveText(text);
}

test('the opening status uses the time zone of the salon, and knows its lunch break', async ({ visit }) => {
  // In Tokyo it is already Sunday.
  const { page } = await visit('about:blank', { timezoneId: 'Asia/Tokyo' });
  for (const path of ['/', '/contact', `/locations/${fixtureContent().get('towns')[1]?.slug ?? ''}`])
    await expectStatus(page, path, '2027-03-06T20:59:40Z', 'Open now, until 2pm');
  await expectStatus(page, '/contact', '2027-03-08T19:50:00Z', 'Closed, opens today 1:30pm');
});

test('the opening status follows the clock, and is missing without JavaScript', async ({ visit }) => {
  const { page } = await visit('about:blank');
  const line = page.locator('[data-open-now]');
  await page.clock.install({ time: new Date('2027-03-06T20:59:40Z') });
  await page.goto('/contact');
  await line.scrollIntoViewIfNeeded();
  await expect(line).toHaveText(/^Open now/);
  await page.clock.runFor(60_000);
  await expect(line).toHaveText('Closed, opens Monday 10am');
  const { page: plain } = await visit('/contact', { javaScriptEnabled: false });
  await expect(plain.locator('[data-open-now]')).toBeHidden();
});

test('the footer shows the year at the salon, also on a page that is open over New Year', async ({
  visit,
}) => {
  const { page } = await visit('about:blank', { timezoneId: 'Asia/Tokyo' });
  await page.clock.install({ time: new Date('2031-01-01T06:59:30Z') });
  await page.goto('/privacy#main');
  const year = page.locator('footer [data-year]');
  await year.scrollIntoViewIfNeeded();
  await expect(year).toHaveText('2030');
  await page.clock.runFor(60_000);
  await expect(year).toHaveText('2031');
});

test('a holiday is listed from six weeks before it until its last day', async ({ visit }) => {
  const { page } = await visit('about:blank', { timezoneId: 'Asia/Tokyo' });
  const [, eve] = fixtureContent().get('salon').holidays;
  for (const [time, holidays] of [
    ['2040-11-12T06:59:00Z', []],
    ['2040-11-12T07:00:00Z', [`Dec 24, ${eve?.name ?? ''}`]],
    ['2040-12-25T06:59:00Z', [`Dec 24, ${eve?.name ?? ''}`]],
    ['2040-12-25T07:00:00Z', []],
  ] as const) {
    await page.clock.setFixedTime(new Date(time));
    await page.goto('/contact');
    await page.locator('main [data-open-now]').scrollIntoViewIfNeeded();
    await expect(page.locator('main dt[data-from]:visible')).toHaveText(holidays);
  }
});

/** Scrolls the contact page to its map. */
const scrollToMap = (page: Page) =>
  page.evaluate(() => {
    const map = document.querySelector('main [role=img]')?.parentElement;
    scrollTo({ top: (map?.getBoundingClientRect().top ?? 0) + scrollY - 200, behavior: 'instant' });
  });

test('the map stays a drawing when its host cannot be reached', async ({ visit }) => {
  const { page } = await visit('/contact');
  const request = page.waitForEvent('requestfailed', (one) => one.url().startsWith(MAP));
  await scrollToMap(page);
  await request;
  await expect(page.locator('main [role=img]').first()).toBeVisible();
  await expect(page.locator('main iframe')).toHaveCount(0);
});

test('the map is replaced by the live one when its host answers', async ({ visit }) => {
  const { page } = await visit('/contact');
  const pixel = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  await page.route(`${MAP}**`, (route) =>
    route.request().url().includes('favicon')
      ? route.fulfill({ contentType: 'image/png', body: pixel })
      : route.fulfill({ contentType: 'text/html', body: '<p>map</p>' }),
  );
  await scrollToMap(page);
  const frame = page.locator('main iframe');
  await expect(frame).toHaveAttribute('src', new RegExp(`^${MAP}`));
  await expect(frame).toHaveAttribute('title', /\w/);
});
