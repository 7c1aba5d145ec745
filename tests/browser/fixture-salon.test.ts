import { salon, services } from '../../site/content/index.ts';
import { FIXTURE } from '../support/fixture-salon.ts';
import { expect, test } from '../support/visitor.ts';

test('a salon without open jobs says so and gives its mail address', async ({ visit }) => {
  const { page } = await visit('/careers');
  await expect(page.getByRole('link', { name: salon(FIXTURE).email }).first()).toBeVisible();
});

test('during a lunch break the salon is closed until its end', async ({ visit }) => {
  const { page } = await visit('/contact');
  const line = page.locator('[data-open-now]');
  // A Monday, ten to one in Denver.
  await page.clock.install({ time: new Date('2027-03-08T19:50:00Z') });
  await page.goto('/contact');
  await line.scrollIntoViewIfNeeded();
  await expect(line).toHaveText('Closed, opens today 1:30pm');
});

const PRICED = { slug: 'mens-haircuts', name: "Men's Haircuts", from: '$18' };

test('a service opens with a price list alone', async ({ visit }) => {
  const { page } = await visit(`/services/${PRICED.slug}`);
  const main = page.locator('main');
  const service = services(FIXTURE).find(({ slug }) => slug === PRICED.slug);
  const names = service?.prices?.lines.map(({ name }) => name) ?? [];
  expect(names).toHaveLength(4);
  await expect(main.locator('dt')).toHaveText(names);
});

test('an opened service links to the contact page', async ({ visit }) => {
  const { page } = await visit(`/services/${PRICED.slug}`);
  const book = page.locator('main').getByRole('link', { name: 'Book Your Appointment' });
  await expect(book).toHaveAttribute('href', '/contact');
});

test('an opened service shows its starting price', async ({ visit }) => {
  const { page } = await visit(`/services/${PRICED.slug}`);
  await expect(page.locator('main')).toContainText(`from ${PRICED.from}`);
});

test('the structured data of an opened service has its starting price', async ({ visit }) => {
  const { page } = await visit(`/services/${PRICED.slug}`);
  // Playwright's text assertions leave out scripts.
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  expect(data).toContain('"minPrice":18');
});

test('the card of an opened service shows its starting price', async ({ visit }) => {
  const { page } = await visit('/');
  const card = page.locator('#services').getByRole('listitem').filter({ hasText: PRICED.name });
  await expect(card).toContainText(`from ${PRICED.from}`);
});
