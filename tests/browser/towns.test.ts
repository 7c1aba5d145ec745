import { type Page } from 'playwright-core';
import { describe } from 'vitest';

import { salon, towns } from '../../site/content/index.ts';
import { readArticles } from '../../site/content/read-articles.ts';
import { FIXTURE } from '../support/fixture-salon.ts';
import { rightOfGlyphs } from '../support/glyphs.ts';
import { expect, test, type Visit } from '../support/visitor.ts';

const [home, neighbor] = towns(FIXTURE);
const { region } = salon(FIXTURE).address;
const pathOf = (town = home) => `/locations/${town?.slug ?? ''}`;

/** Opens a page without JavaScript, which these claims do not need. */
async function open(
  visit: (path: string, options: { javaScriptEnabled: false }) => Promise<Visit>,
  path: string,
): Promise<Page> {
  return (await visit(path, { javaScriptEnabled: false })).page;
}

const heading = (page: Page) => page.locator('main').getByRole('heading', { level: 1 });

describe('the page of the salon’s own town', () => {
  test('names it', async ({ visit }) => {
    const page = await open(visit, pathOf());
    await expect(heading(page)).toContainText(home?.name ?? '');
  });

  test('leads to booking', async ({ visit }) => {
    const page = await open(visit, pathOf());
    const link = page.getByRole('link', { name: 'Visit Our Sherman Location' }).first();
    await expect(link).toHaveAttribute('href', '/contact');
  });
});

describe('the page of another town', () => {
  test('leads to booking', async ({ visit }) => {
    const page = await open(visit, pathOf(neighbor));
    const link = page.getByRole('link', { name: 'Book Appointment' }).first();
    await expect(link).toHaveAttribute('href', '/contact');
  });

  test('has directions from there', async ({ visit }) => {
    const page = await open(visit, pathOf(neighbor));
    const name = neighbor?.name ?? '';
    const origin = new URLSearchParams({ origin: `${name}, ${region}` }).toString();
    const link = page.getByRole('link', { name: `Directions from ${name}` });
    expect(await link.getAttribute('href')).toContain(origin);
  });

  test('links to its articles', async ({ visit }) => {
    const page = await open(visit, pathOf(neighbor));
    const published = new Set(readArticles(FIXTURE).map(({ slug }) => slug));
    for (const slug of neighbor?.local.articles.filter((one) => published.has(one)) ?? [])
      await expect(page.locator(`main a[href="/blog/${slug}"]`), slug).toBeVisible();
  });

  test('links to the page of every town', async ({ visit }) => {
    const page = await open(visit, pathOf(neighbor));
    for (const town of towns(FIXTURE))
      await expect(page.locator(`main a[href="${pathOf(town)}"]`).first(), town.name).toBeAttached();
  });
});

describe.each(towns(FIXTURE))('/locations/$slug', ({ slug, name, miles }) => {
  test.skipIf(miles === 0)('is named after the town', async ({ visit }) => {
    const page = await open(visit, `/locations/${slug}`);
    await expect(heading(page)).toHaveText(`Serving ${name}, ${region}`);
  });

  test('is marked on the road', async ({ visit }) => {
    const page = await open(visit, `/locations/${slug}`);
    await expect(page.locator('main [aria-current=page]')).toContainText(name);
  });

  test('has a name that fits the screen', async ({ visit }) => {
    const page = await open(visit, `/locations/${slug}`);
    for (const width of [320, 820, 1680]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await rightOfGlyphs(heading(page))).toBeLessThanOrEqual(width);
    }
  });
});
