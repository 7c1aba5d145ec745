/** Visits a page of each kind: on screens of every size, at twice the font size, and long after the build. */
import { expect } from 'vitest';

import { publishedArticles } from '../../site/content/articles/queries.ts';
import { openContent } from '../../site/content/content.ts';
import { localDate } from '../../site/lib/local-time.ts';
import { openingHours } from '../../site/content/salon/holidays.ts';
import { openingStatus } from '../../site/lib/opening-hours.ts';
import { axeViolations } from '../support/axe.ts';
import { tooSmall } from '../support/targets.ts';
import { unreadable, unreadableWhenSpaced } from '../support/text-fits.ts';
import { DESKTOP, expect as expectPage, PHONE, test } from '../support/visitor.ts';

const TABLET = { width: 820, height: 1180 };
const content = openContent();
const salon = content.get('salon');
const services = content.get('services');
const looks = [services.find(({ hero }) => hero), services.find(({ comingSoon }) => comingSoon)];

const KINDS = [
  ...['/', '/about', '/contact', '/gallery', '/view-our-salon', '/careers', '/privacy', '/blog'],
  ...looks.flatMap((service) => (service ? `/services/${service.slug}` : [])),
  ...publishedArticles(content)
    .map(({ slug }) => `/blog/${slug}`)
    .slice(0, 1),
  ...content
    .get('towns')
    .map(({ slug }) => `/locations/${slug}`)
    .slice(0, 2),
  '/no-such-page',
];
const reduced = { reducedMotion: 'reduce' } as const;

test('pages pass axe in both palettes, bear wide text spacing and large fonts, and have large targets', async ({
  visit,
}) => {
  const { page } = await visit('/', { ...reduced, viewport: PHONE, isMobile: true, hasTouch: true });
  const session = await page.context().newCDPSession(page);
  const setFontSize = (standard: number) => session.send('Page.setFontSizes', { fontSizes: { standard } });
  const flaws: string[] = [];
  for (const kind of KINDS) {
    await page.setViewportSize(PHONE);
    await page.goto(kind);
    const found = await axeViolations(page);
    for (const size of [TABLET, DESKTOP]) {
      await page.setViewportSize(size);
      found.push(...(await unreadable(page)));
    }
    await page.setViewportSize({ width: 360, height: 640 });
    found.push(...(await tooSmall(page)));
    await page.setViewportSize({ width: 320, height: 640 });
    found.push(...(await unreadableWhenSpaced(page)));
    await setFontSize(32);
    for (const size of [PHONE, DESKTOP]) {
      await page.setViewportSize(size);
      found.push(...(await unreadable(page)).map((flaw) => `twice the font size: ${flaw}`));
    }
    await setFontSize(16);
    flaws.push(...found.map((flaw) => `${kind}: ${flaw}`));
  }
  expect(flaws).toEqual([]);
});

test.for([30, 400])(
  '%i days after the build, every page says what is true then',
  async (later, { visit }) => {
    const now = new Date(Date.now() + later * 86_400_000);
    const date = localDate(salon.timeZone, now);
    const { page } = await visit('about:blank', { timezoneId: 'Asia/Tokyo', ...reduced });
    await page.route(/\.(?:avif|jpe?g|woff2)$/, (route) => route.abort());
    await page.clock.setFixedTime(now);
    for (const route of KINDS) {
      await page.goto(route);
      for (const line of await page.locator('[data-opening-hours]:visible').all()) {
        await line.scrollIntoViewIfNeeded();
        await expectPage(line).toHaveText(openingStatus(openingHours(salon), now));
      }
      for (const line of await page.locator('[data-first]:visible').all()) {
        const shown = [await line.getAttribute('data-first'), date, await line.getAttribute('data-last')];
        expect(shown.toSorted()).toEqual(shown);
      }
      await page.locator('[data-year]').scrollIntoViewIfNeeded();
      await expectPage(page.locator('[data-year]'), route).toHaveText(date.slice(0, 4));
    }
  },
);
