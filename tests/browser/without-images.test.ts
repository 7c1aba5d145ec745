import { type Page } from 'playwright-core';
import { expect } from 'vitest';

import { fillAndSend, form } from '../support/contact-page.ts';
import { test } from '../support/visitor.ts';

const blockImages = (page: Page) => page.route(/\.(?:avif|webp|jpe?g|png)$/, (route) => route.abort());

test.for(['/', '/view-our-salon', '/services/coloring-treatments'])(
  'the bar of %s is readable on the placeholder color of a missing picture',
  async (route, { visit }) => {
    const { page } = await visit('/privacy');
    await blockImages(page);
    await page.goto(route);
    expect(await page.evaluate(barContrast)).toBeGreaterThanOrEqual(3);
  },
);

test('the contact form sends without images', async ({ visit, webhook }) => {
  const { page } = await visit('/privacy');
  await blockImages(page);
  await page.goto('/contact');
  await fillAndSend(form(page));
  await page.getByRole('status').getByText('Message Sent!').waitFor();
  expect(webhook.requests.at(-1)?.body).toMatchObject({ agreementChecked: true });
});

/** Contrast ratio (WCAG 2.2) of the bar's text and the first opaque color below it; 0 without a bar. */
function barContrast(): number {
  const luminance = (color: string) => {
    const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((part) => {
      const value = Number(part) / 255;
      return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const bar = document.querySelector('.header');
  const background = document
    .elementsFromPoint(innerWidth / 2, 60)
    .map((element) => getComputedStyle(element).backgroundColor)
    .find((color) => !color.endsWith(', 0)'));
  if (!bar || !background) return 0;
  const [dark = 0, bright = 0] = [getComputedStyle(bar).color, background]
    .map(luminance)
    .sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}
