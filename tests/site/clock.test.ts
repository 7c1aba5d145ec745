/** Visits every page as if it was built 30 and 400 days ago, from another time zone. */
import { today } from '../../site/content/salon/dates.ts';
import { openingPlan } from '../../site/content/salon/holidays.ts';
import { openContent } from '../../site/content/content.ts';
import { openLine } from '../../site/ui/open-line.ts';
import { allRoutes } from '../../tools/routes.ts';
import { expect, test } from '../support/visitor.ts';

/** At once: with a clock that stands still, Playwright would wait for ever for a smooth scroll to end. */
const scrollTo = (element: Element) => {
  element.scrollIntoView({ behavior: 'instant' });
};
const salon = openContent().get('salon');

test.for([30, 400])('%i days after the build, every page says what is true then', async (days, { visit }) => {
  const now = new Date(Date.now() + days * 86_400_000);
  const date = today(salon.timeZone, now);
  const { page } = await visit('about:blank', { timezoneId: 'Asia/Tokyo' });
  await page.route(/\.(?:avif|jpe?g|woff2)$/, (route) => route.abort());
  await page.clock.setFixedTime(now);
  for (const route of allRoutes()) {
    await page.goto(route);
    for (const line of await page.locator('[data-open-now]:visible').all()) {
      await line.evaluate(scrollTo);
      await expect(line).toHaveText(openLine(openingPlan(salon), now));
    }
    for (const line of await page.locator('[data-from]:visible').all()) {
      const [from = '', until = ''] = await line.evaluate((element) => {
        const { dataset } = element as HTMLElement;
        return [dataset.from, dataset.until];
      });
      expect([from, date, until]).toEqual([from, date, until].sort());
    }
    await page.locator('[data-year]').evaluate(scrollTo);
    await expect(page.locator('[data-year]'), route).toHaveText(date.slice(0, 4));
  }
});
