/** What depends on the clock, and the map. */
import { expect, test } from '../support/visitor.ts';

const MAP = 'https://www.openstreetmap.org/';

test('the opening status uses the time zone of the salon and follows the clock', async ({ visit }) => {
  // In Tokyo it is already Saturday.
  const { page } = await visit('about:blank', { timezoneId: 'Asia/Tokyo' });
  const line = page.locator('[data-opening-hours]').filter({ visible: true });
  await page.clock.install({ time: new Date('2027-03-05T19:29:40Z') });
  for (const path of ['/locations/denison', '/', '/contact']) {
    await page.clock.setSystemTime(new Date('2027-03-05T19:29:40Z'));
    await page.goto(path);
    await line.scrollIntoViewIfNeeded();
    await expect(line).toHaveText('Open now, until 12:30pm');
  }
  await page.clock.runFor(60_000);
  await expect(line).toHaveText('Closed, opens today 1:30pm');
  await page.locator('[data-year]').scrollIntoViewIfNeeded();
  await expect(page.locator('[data-year]')).toHaveText('2027');
  const { page: plain } = await visit('/contact', { javaScriptEnabled: false });
  await expect(plain.locator('[data-opening-hours]')).toBeHidden();
});

test('a holiday counts on each of its days, and is listed from six weeks before it until the last', async ({
  visit,
}) => {
  const { page } = await visit('about:blank', { timezoneId: 'Pacific/Honolulu' });
  for (const [time, holidays, status] of [
    ['2039-03-03T18:00:00Z', ['Feb 27 to Mar 3, Vacation'], 'Closed, opens Friday 10am'],
    ['2040-11-12T06:59:00Z', [], 'Closed, opens Monday 10am'],
    ['2040-11-12T07:00:00Z', ['Dec 24, Nochebuena'], 'Closed, opens today 10am'],
    ['2040-12-24T17:00:00Z', ['Dec 24, Nochebuena'], 'Open now, until 11am'],
    ['2040-12-25T06:59:00Z', ['Dec 24, Nochebuena'], 'Closed, opens Tuesday 10am'],
    ['2040-12-25T07:00:00Z', [], 'Closed, opens today 10am'],
  ] as const) {
    await page.clock.setFixedTime(new Date(time));
    await page.goto('/contact');
    await page.locator('main [data-opening-hours]').scrollIntoViewIfNeeded();
    await expect(page.locator('main dt[data-first]:visible')).toHaveText(holidays);
    await expect(page.locator('main [data-opening-hours]')).toHaveText(status);
  }
});

test('the map is the live one when its host answers, and a drawing when it cannot be reached', async ({
  visit,
}) => {
  const { page } = await visit('/contact');
  const scrollToMap = () =>
    page.evaluate(() => {
      const map = document.querySelector('main [role=img]')?.parentElement;
      scrollTo({ top: (map?.getBoundingClientRect().top ?? 0) + scrollY - 200, behavior: 'instant' });
    });
  const failed = page.waitForEvent('requestfailed', (one) => one.url().startsWith(MAP));
  await scrollToMap();
  await failed;
  await expect(page.locator('main [role=img]').first()).toBeVisible();
  await expect(page.locator('main iframe')).toHaveCount(0);
  await page.route(`${MAP}**`, (route) =>
    route.request().url().includes('favicon')
      ? route.fulfill({ path: '.cache/fixture/dist/favicon.ico' })
      : route.fulfill({
          contentType: 'text/html',
          body: `${route.request().headers().referer ?? ''} to <script>document.write(origin)</script>`,
        }),
  );
  await page.reload();
  await scrollToMap();
  const frame = page.locator('main iframe');
  await expect(frame).toHaveAttribute('src', /&marker=33\.12841%2C-107\.25282$/);
  await expect(frame).toHaveAttribute('title', /^Map: 1207 Avenida/);
  // Without a Referer, or an origin that sends one, the host sends no tiles.
  await expect(frame.contentFrame().locator('body')).toHaveText(/^http.* to https:/);
});
