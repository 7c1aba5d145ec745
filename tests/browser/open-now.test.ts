import { type BrowserContextOptions, type Page } from 'playwright-core';
import { describe } from 'vitest';

import { salon, towns } from '../../site/content/index.ts';
import { vcardName } from '../../site/content/vcard.ts';
import { FIXTURE } from '../support/fixture-salon.ts';
import { expect, PHONE, test, type Visit } from '../support/visitor.ts';

const { phone } = salon(FIXTURE);
const CARD = `/${vcardName(salon(FIXTURE))}.vcf`;

const line = (page: Page) => page.locator('[data-open-now]');

/** Opens a page in Tokyo, where it is already Sunday, on a Saturday shortly before the salon closes at 2pm. */
async function openInTokyo(
  visit: (path: string, options?: BrowserContextOptions) => Promise<Visit>,
  path: string,
): Promise<Page> {
  const { page } = await visit('about:blank', { timezoneId: 'Asia/Tokyo' });
  await page.clock.install({ time: new Date('2027-03-06T20:59:40Z') });
  await page.goto(path);
  await line(page).scrollIntoViewIfNeeded();
  return page;
}

describe('the opening status', () => {
  test.for([
    '/',
    '/contact',
    ...towns(FIXTURE)
      .slice(1, 2)
      .map(({ slug }) => `/locations/${slug}`),
  ])('of %s uses the time zone of the salon', async (path, { visit }) => {
    const page = await openInTokyo(visit, path);
    await expect(line(page)).toHaveText('Open now, until 2pm');
  });

  test('follows the clock', async ({ visit }) => {
    const page = await openInTokyo(visit, '/contact');
    await expect(line(page)).toHaveText('Open now, until 2pm');
    await page.clock.runFor(60_000);
    await expect(line(page)).toHaveText('Closed, opens Monday 10am');
  });

  test('is missing without JavaScript', async ({ visit }) => {
    const { page } = await visit('/contact', { javaScriptEnabled: false });
    await expect(line(page)).toBeHidden();
  });
});

describe('on a phone, the contact page', () => {
  test.for([
    ['text the salon', 'Text us', `sms:${phone}`],
    ['open its address in Apple Maps', 'Apple Maps', /maps\.apple\.com/],
    ['open its address in Google Maps', 'Google Maps', /google\.com\/maps/],
    ['save its number', 'Save our number', CARD],
  ] as const)('has a link to %s', async ([, name, href], { visit }) => {
    const { page } = await visit('/contact', { viewport: PHONE });
    await expect(page.locator('main').getByRole('link', { name })).toHaveAttribute('href', href);
  });
});

describe('the contact card', () => {
  test('is served as one', async ({ server }) => {
    const { headers } = await fetch(server.url + CARD);
    expect(headers.get('content-type')).toBe('text/vcard; charset=utf-8');
  });

  test('has the number of the salon', async ({ server }) => {
    const card = await (await fetch(server.url + CARD)).text();
    expect(card).toContain(`TEL;TYPE=WORK,VOICE,PREF:${phone}`);
  });
});
