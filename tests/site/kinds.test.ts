/** Visits a page of each kind: on screens of every size, and at twice the font size. */
import { expect } from 'vitest';

import { publishedArticles } from '../../site/content/articles/queries.ts';
import { openContent } from '../../site/content/content.ts';
import { axeViolations } from '../support/axe.ts';
import { tooSmall } from '../support/targets.ts';
import { unreadable, unreadableWhenSpaced } from '../support/text-fits.ts';
import { DESKTOP, PHONE, test } from '../support/visitor.ts';

const TABLET = { width: 820, height: 1180 };
const content = openContent();
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

test('pages pass axe in both palettes, bear wide text spacing and large fonts, and have large targets', async ({
  visit,
}) => {
  const { page } = await visit('/', {
    reducedMotion: 'reduce',
    viewport: PHONE,
    isMobile: true,
    hasTouch: true,
  });
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
