import { describe, expect } from 'vitest';

import { salon } from '../../site/content/index.ts';
import { vcardName } from '../../site/content/vcard.ts';
import { PHONE, test } from '../support/visitor.ts';

describe('the opening status', () => {
  test('uses the time zone of the salon and follows the clock', async ({ visit }) => {
    const { page } = await visit('/contact', { timezoneId: 'Asia/Tokyo' });
    const line = page.locator('[data-open-now]');
    // Saturday in Sherman, already Sunday in Tokyo.
    await page.clock.install({ time: new Date('2027-03-06T21:59:50Z') });
    for (const path of ['/', '/locations/denison', '/contact']) {
      await page.goto(path);
      await line.scrollIntoViewIfNeeded();
      await expect.poll(() => line.textContent(), { message: path }).toBe('Open now, until 4pm');
    }
    await page.clock.runFor(30_000);
    expect(await line.textContent()).toBe('Closed, opens Monday 9am');
  });

  test('is missing without JavaScript', async ({ visit }) => {
    const { page } = await visit('/contact', { javaScriptEnabled: false });
    expect((await page.locator('[data-open-now]').boundingBox())?.height ?? 0).toBe(0);
    expect(await page.locator('main').getByText('Monday to Friday').isVisible()).toBe(true);
  });
});

test('the salon has links to text it, save its number and open its address in a map app', async ({
  visit,
}) => {
  const { page } = await visit('/contact', { viewport: PHONE });
  const main = page.locator('main');
  expect(await main.getByRole('link', { name: 'Text us' }).getAttribute('href')).toBe(`sms:${salon().phone}`);
  expect(await main.getByRole('link', { name: 'Apple Maps' }).getAttribute('href')).toContain(
    'maps.apple.com',
  );
  expect(await main.getByRole('link', { name: 'Google Maps' }).getAttribute('href')).toContain(
    'google.com/maps',
  );

  const card = await main.getByRole('link', { name: 'Save our number' }).getAttribute('href');
  expect(card).toBe(`/${vcardName(salon())}.vcf`);
  const answer = await page.request.get(card ?? '');
  expect(answer.headers()['content-type']).toBe('text/vcard; charset=utf-8');
  expect(await answer.text()).toContain(`TEL;TYPE=WORK,VOICE,PREF:${salon().phone}`);
});
