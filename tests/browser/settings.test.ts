/** Dark screens, forced colors, print and notched screens: what a visitor's device asks for. */
import { expect, PHONE, test } from '../support/visitor.ts';

test('pages are dark for visitors who ask for it, and so is the browser around them', async ({ visit }) => {
  const { page } = await visit('/about', { colorScheme: 'dark' });
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(25, 20, 17)');
  await expect(page.locator('meta[media*=dark]')).toHaveAttribute('content', '#191411');
});

test('with forced colors, the bar, its menu button and headlines can be seen', async ({ visit }) => {
  const { page } = await visit('/', { viewport: PHONE, forcedColors: 'active' });
  await expect(page.locator('.header')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  const menuButton = page.locator('.header__toggle');
  const color = await menuButton.evaluate((one) => getComputedStyle(one, '::before').backgroundColor);
  expect(color).toBe('rgb(0, 0, 0)');
  for (const route of ['/services/eyebrows', '/locations/denison', '/no-such-page']) {
    await page.goto(route);
    await expect(page.getByRole('heading').first()).toHaveCSS('color', 'rgb(0, 0, 0)');
  }
});

test('pages print their address and prices, without forms and navigation', async ({ visit }) => {
  const { page } = await visit('/contact');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('img', { name: /^QR code for .*\/contact$/ })).toBeVisible();
  await expect(page.locator('form').first()).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await page.goto('/services/coloring-treatments');
  await expect(page.locator('.price-list').first()).toBeVisible();
  await page.goto('/blog/every-markdown-feature');
  for (const part of ['.article-contents', '.floating', '.share-article', '.related', '.skip'])
    await expect(page.locator(part).first()).toBeHidden();
  await expect(page.locator('.print-footer')).toContainText('/blog/every-markdown-feature');
});

test('phones: the hero’s buttons are above the fixed ones, which cover no link of the footer', async ({
  visit,
}) => {
  const { page } = await visit('/', { viewport: PHONE });
  const client = await page.context().newCDPSession(page);
  for (const viewport of [PHONE, { width: 360, height: 640 }, { width: 320, height: 640 }]) {
    await page.setViewportSize(viewport);
    await page.evaluate(() => {
      scrollTo({ top: 0, behavior: 'instant' });
    });
    const services = await page.getByRole('link', { name: 'View Our Services' }).boundingBox();
    const fixed = await page.getByRole('link', { name: 'Call Now' }).boundingBox();
    expect((services?.y ?? Infinity) + (services?.height ?? 0)).toBeLessThanOrEqual(fixed?.y ?? 0);
    await client.send('Emulation.setSafeAreaInsetsOverride', { insets: { top: 47, bottom: 34 } });
    const call = await page.getByRole('link', { name: 'Call Now' }).boundingBox();
    expect((call?.y ?? 0) + (call?.height ?? 0)).toBeLessThanOrEqual(viewport.height - 34);
    await page.evaluate(() => {
      scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    });
    const covered = await page.locator('.footer__base a').evaluateAll(
      (all) =>
        all.filter((link) => {
          const { left, top, width, height } = link.getBoundingClientRect();
          return !link.contains(document.elementFromPoint(left + width / 2, top + height - 1));
        }).length,
    );
    expect(covered).toBe(0);
    await client.send('Emulation.setSafeAreaInsetsOverride', { insets: {} });
  }
});
