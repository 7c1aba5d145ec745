import { type Page } from 'playwright-core';
import { describe } from 'vitest';

import { services } from '../../site/content/index.ts';
import { readArticles } from '../../site/content/read-articles.ts';
import { FIXTURE } from '../support/fixture-salon.ts';
import { rightOfGlyphs } from '../support/glyphs.ts';
import { expect, test, type Visit } from '../support/visitor.ts';

const COLORING = '/services/coloring-treatments';
const coloring = services(FIXTURE).find(({ slug }) => COLORING.endsWith(slug));
const [comingSoon] = services(FIXTURE).filter((service) => service.comingSoon);

const published = new Set(readArticles(FIXTURE).map(({ slug }) => slug));
const isPublished = (slug: string) => published.has(slug);

const WIDTHS = [320, 820, 1680];

type Open = (path: string, options: { javaScriptEnabled: false }) => Promise<Visit>;

/** Opens a page without JavaScript, which these claims do not need. */
async function open(visit: Open, path: string): Promise<Page> {
  return (await visit(path, { javaScriptEnabled: false })).page;
}

describe('the page of an open service', () => {
  test.for(['Book Your Color Service', 'Schedule Consultation', 'Book Consultation'])(
    'leads to booking by “%s”',
    async (name, { visit }) => {
      const page = await open(visit, COLORING);
      await expect(page.locator('main').getByRole('link', { name })).toHaveAttribute('href', '/contact');
    },
  );

  test('describes what it includes', async ({ visit }) => {
    const page = await open(visit, COLORING);
    for (const { name } of coloring?.blurbs ?? [])
      await expect(page.locator('main').getByRole('heading', { name }), name).toBeVisible();
  });

  test('lists its reasons', async ({ visit }) => {
    const page = await open(visit, COLORING);
    for (const reason of coloring?.reasons?.list ?? [])
      await expect(page.locator('main').getByRole('listitem').filter({ hasText: reason })).toBeVisible();
  });

  test('has a number to call', async ({ visit }) => {
    const page = await open(visit, COLORING);
    const call = page.locator('main').getByRole('link', { name: /^Call \(\d{3}\) \d{3}-\d{4}$/ });
    await expect(call).toHaveAttribute('href', /^tel:\+1\d{10}$/);
  });

  test('lists starting prices, or a note instead', async ({ visit }) => {
    const page = await open(visit, COLORING);
    for (const { name, price, note } of coloring?.prices?.lines ?? []) {
      const line = page.locator('.prices__line').filter({ hasText: name });
      await expect(line, name).toContainText(price === null ? (note ?? '') : `from $${price}`);
    }
  });

  test('describes the steps of its process', async ({ visit }) => {
    const page = await open(visit, COLORING);
    const headline = coloring?.process?.headline ?? '';
    const process = page.locator('section').filter({ has: page.getByRole('heading', { name: headline }) });
    const steps = coloring?.process?.steps.map(({ name }) => name) ?? [];
    await expect(process.getByRole('heading', { level: 3 })).toHaveText(steps);
  });
});

describe.runIf(comingSoon)('the page of a service that is coming soon', () => {
  const path = `/services/${comingSoon?.slug ?? ''}`;

  test('says so', async ({ visit }) => {
    const page = await open(visit, path);
    await expect(
      page
        .locator('main')
        .getByText(/coming soon/i)
        .first(),
    ).toBeVisible();
  });

  test('leads to the contact page', async ({ visit }) => {
    const page = await open(visit, path);
    const link = page.locator('main').getByRole('link', { name: 'Contact Us' });
    await expect(link).toHaveAttribute('href', '/contact');
  });

  test('offers a text message', async ({ visit }) => {
    const page = await open(visit, path);
    const link = page.locator('main').getByRole('link', { name: 'Text us' });
    await expect(link).toHaveAttribute('href', /^sms:\+1\d{10}$/);
  });

  test('links to its articles', async ({ visit }) => {
    const page = await open(visit, path);
    for (const slug of comingSoon?.meanwhile?.articles.filter(isPublished) ?? [])
      await expect(page.locator(`main a[href="/blog/${slug}"]`), slug).toBeVisible();
  });
});

describe.each(services(FIXTURE).filter(({ hero }) => !hero))('/services/$slug', ({ slug, name, intro }) => {
  test('is named after the service', async ({ visit }) => {
    const page = await open(visit, `/services/${slug}`);
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  });

  test('shows its introduction', async ({ visit }) => {
    const page = await open(visit, `/services/${slug}`);
    await expect(page.locator('main').getByText(intro)).toBeVisible();
  });

  test('has a name that fits the screen', async ({ visit }) => {
    const page = await open(visit, `/services/${slug}`);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect(await rightOfGlyphs(page.getByRole('heading', { level: 1 }))).toBeLessThanOrEqual(width);
    }
  });
});
