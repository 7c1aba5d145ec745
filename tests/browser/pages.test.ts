/** What each page says and where its links lead, without JavaScript, at the fixture salon. */
import { type Locator, type Page } from 'playwright-core';

import { publishedArticles, relatedArticles } from '../../site/content/articles/queries.ts';
import { addressLines } from '../../site/content/salon/address.ts';
import { longDate } from '../../site/content/salon/dates.ts';
import { displayHours } from '../../site/content/salon/hours.ts';
import { readingMinutes } from '../../site/content/articles/reading-time.ts';
import { openContent } from '../../site/content/content.ts';
import { displayPhone } from '../../site/content/salon/phone.ts';
import { tagLabel } from '../../site/content/articles/tags.ts';
import { FIXTURE } from '../support/fixture-salon.ts';
import { expect, PHONE, test } from '../support/visitor.ts';

const PLAIN = { javaScriptEnabled: false };
const { phone, email, address, hours, name, blurb, designer, social, stats } =
  openContent(FIXTURE).get('salon');
const SERVICES = openContent(FIXTURE).get('services');
const ARTICLES = publishedArticles(openContent(FIXTURE));

const main = (page: Page) => page.locator('main');

async function expectLinks(where: Locator, links: Readonly<Record<string, string>>): Promise<void> {
  for (const [text, href] of Object.entries(links))
    await expect(where.getByRole('link', { name: text }).first(), text).toHaveAttribute('href', href);
}

async function expectWords(where: Locator, words: readonly string[]): Promise<void> {
  expect(words.length).toBeGreaterThan(0);
  for (const part of words) await expect(where).toContainText(part);
}

/** A link that calls the salon and shows its number. */
const expectCall = (where: Locator) =>
  expect(where.locator(`a[href="tel:${phone}"]`).filter({ hasText: displayPhone(phone) })).not.toHaveCount(0);

test('the bar has its links, the phone number and all services, and marks the current page', async ({
  visit,
}) => {
  const { page } = await visit('/services/eyebrows', PLAIN);
  const bar = page.locator('header').first();
  await expectLinks(bar, {
    Home: '/',
    Gallery: '/gallery',
    'View Our Salon': '/view-our-salon',
    About: '/about',
    Contact: '/contact',
    'Book Now': '/contact',
  });
  await expect(bar.locator('.logo')).toHaveAttribute('href', '/');
  await expectCall(bar);
  await bar.getByRole('button', { name: 'Services' }).hover();
  await expect(page.locator('#services-list').getByRole('link')).toHaveText(SERVICES.map((one) => one.name));
  await expect(bar.locator('nav [aria-current=page]')).toHaveAttribute('href', '/services/eyebrows');
  await expect(bar).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test('the menu of a phone has the same links', async ({ visit }) => {
  const { page } = await visit('/', { ...PLAIN, viewport: PHONE });
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.locator('#menu');
  await expect(menu.locator('nav').getByRole('link')).toHaveText([
    'Home',
    ...SERVICES.map((one) => one.name),
    'Gallery',
    'View Our Salon',
    'About',
    'Contact',
  ]);
  await expectLinks(menu, { 'Book Now': '/contact' });
  await expectCall(menu);
  await menu.getByRole('link', { name: 'About' }).click();
  await page.waitForURL('**/about');
});

test('the footer has the facts of the salon and its links', async ({ visit }) => {
  const { page } = await visit('/', PLAIN);
  const footer = page.locator('footer');
  const openDays = displayHours(hours).flatMap((line) => [line.days, line.hours]);
  await expectWords(footer, [
    blurb,
    email,
    designer.name,
    `© ${String(new Date().getFullYear())} ${name}`,
    ...addressLines(address),
    ...openDays,
  ]);
  await expectLinks(footer, {
    Home: '/',
    'About Us': '/about',
    Gallery: '/gallery',
    Careers: '/careers',
    Contact: '/contact',
    Blog: '/blog',
    Privacy: '/privacy',
    Terms: '/terms',
  });
  await expect(footer.getByRole('navigation', { name: 'Services' }).getByRole('link')).toHaveText(
    SERVICES.slice(0, 4).map((one) => one.name),
  );
  await expect(footer.locator('a[target=_blank]')).toHaveText(social.map((network) => network.name));
  await expectCall(footer);
});

test('the home page has its numbers, services, reviews and ways to book', async ({ visit }) => {
  const { page } = await visit('/', PLAIN);
  const numbers = page.getByRole('region', { name: 'By the numbers' });
  await expect(numbers.getByRole('listitem')).toHaveText(
    stats.hero.map(({ value, label }) => `${value} ${label}`),
  );
  await expect(numbers).toBeInViewport({ ratio: 1 });
  await expectLinks(main(page), {
    'Book Your Appointment': '/contact',
    'View Our Services': '#services',
    'Book a Service': '/contact',
  });
  await expect(page.locator('[aria-hidden=true].sparkles > *')).toHaveCount(20);
  const cards = page.locator('#services').getByRole('listitem').filter({ hasText: 'Learn More' });
  const withCard = SERVICES.filter(({ hairSwatch }) => hairSwatch);
  await expect(cards.getByRole('heading')).toHaveText(withCard.map((one) => one.name));
  await expect(cards.filter({ hasText: 'Popular' }).getByRole('heading')).toHaveText(
    withCard.filter(({ featured }) => featured).map((one) => one.name),
  );
  const priced = withCard.find(({ from }) => from !== undefined);
  await expectWords(cards.filter({ hasText: priced?.name ?? '' }), [`from $${String(priced?.from)}`]);
  await expect(page.getByRole('list', { name: 'More services' }).getByRole('link')).toHaveText(
    SERVICES.filter(({ hairSwatch }) => !hairSwatch).map((one) => one.name),
  );
  const stars = page.getByRole('img', { name: '5 out of 5 stars', includeHidden: true });
  await expect(page.locator('.review').filter({ hasText: 'Verified Client', has: stars })).toHaveCount(
    openContent(FIXTURE)
      .get('reviews')
      .filter(({ verified }) => verified).length,
  );
  const closing = page.locator('section').last();
  await expectWords(closing, [...addressLines(address), ...displayHours(hours).map((line) => line.hours)]);
  await expectLinks(closing, { 'Book Now': '/contact' });
  await expect(closing.getByRole('link', { name: 'Directions' })).toHaveAttribute('target', '_blank');
  await expectCall(closing);
});

test('about and the salon tour lead to booking and calling', async ({ visit }) => {
  const { page } = await visit('/about', PLAIN);
  await expectLinks(main(page), { 'Book Now': '/contact' });
  await expectCall(main(page));
  await page.goto('/view-our-salon');
  const { photos, highlights } = openContent(FIXTURE).get('tour');
  await expect(page.locator('main figure')).toHaveCount(photos.length);
  await expectWords(
    main(page),
    [...photos, ...highlights.map((one) => ({ title: one.name }))].map(({ title }) => title),
  );
  await expectLinks(main(page), { 'Book Online': '/contact' });
  await expectCall(main(page));
});

test('the contact page has ways to call, text, find and save the salon', async ({ visit }) => {
  const { page } = await visit('/contact', { ...PLAIN, viewport: PHONE });
  await expectWords(main(page), [...addressLines(address), ...displayHours(hours).map((line) => line.hours)]);
  await expectWords(main(page), ['Is the dog friendly?', 'To people.']);
  await expectCall(main(page));
  await expect(main(page).getByRole('link', { name: 'Text us' })).toHaveAttribute('href', `sms:${phone}`);
  for (const map of ['Apple Maps', 'Google Maps'])
    await expect(main(page).getByRole('link', { name: map })).toHaveAttribute('href', /maps/);
  await expect(main(page).locator('a[href^="https://www.google.com/maps/dir"]').first()).toHaveAttribute(
    'target',
    '_blank',
  );
  const card = await main(page).getByRole('link', { name: 'Save our number' }).getAttribute('href');
  const saved = await page.request.get(card ?? '');
  expect(saved.headers()['content-type']).toBe('text/vcard; charset=utf-8');
  expect(await saved.text()).toContain(phone);
});

test('the gallery shows every photo with its category, and the file itself without JavaScript', async ({
  visit,
}) => {
  const { page } = await visit('/gallery', PLAIN);
  const photos = openContent(FIXTURE).get('gallery');
  await expect(page.locator('.gallery-section figcaption')).toContainText(
    photos.map(({ category }) => category),
  );
  const texts = await page
    .locator('.gallery-section img')
    .evaluateAll((images) => images.map((one) => one.getAttribute('alt')));
  expect(texts).toEqual(photos.map(({ alt }) => alt));
  await expect(page.locator('.filter')).toBeHidden();
  await expectLinks(main(page), { Book: '/contact' });
  for (const image of await page.locator('.compare img').all())
    await expect(image).toHaveAttribute('alt', /.{16,}/u);
  await expect(page.locator('.compare').getByRole('slider').first()).toBeHidden();
  await page.locator('.gallery-section a').first().click();
  expect(await page.evaluate(() => document.contentType)).toBe('image/jpeg');
});

test('careers without an open job say so and how to apply', async ({ visit }) => {
  const { page } = await visit('/careers', PLAIN);
  await expectLinks(main(page), { [email]: `mailto:${email}` });
  await expectWords(main(page), [
    ...openContent(FIXTURE)
      .get('team')
      .map((person) => person.name),
    ...openContent(FIXTURE)
      .get('careers')
      .steps.map((step) => step.name),
  ]);
  await expect(page.getByRole('link', { name: /^Call to Apply/ })).toHaveAttribute('href', `tel:${phone}`);
  await expect(page.getByRole('link', { name: /^Visit Our Salon/ })).toHaveAttribute('target', '_blank');
});

test('a service with a hero has its blurbs, reasons, prices, process and ways to book', async ({ visit }) => {
  const { page } = await visit('/services/coloring-treatments', PLAIN);
  const service = SERVICES.find(({ slug }) => slug === 'coloring-treatments');
  await expectLinks(main(page), {
    'Book Your Color Service': '/contact',
    'Schedule Consultation': '/contact',
    'Book Consultation': '/contact',
  });
  await expect(main(page).getByRole('link', { name: `Call ${displayPhone(phone)}` })).toHaveAttribute(
    'href',
    `tel:${phone}`,
  );
  const { blurbs = [], reasons, prices, process } = service ?? {};
  await expectWords(main(page), [
    ...blurbs.map((one) => one.name),
    ...(reasons?.list ?? []),
    ...(process?.steps.map((step) => step.name) ?? []),
  ]);
  for (const line of prices?.lines ?? [])
    await expect(page.locator('.prices__line').filter({ hasText: line.name })).toContainText(
      line.price === null ? (line.note ?? '') : `from $${String(line.price)}`,
    );
});

test('other services have their name, introduction and booking, with prices or a note that they come soon', async ({
  visit,
}) => {
  const { page } = await visit('/', PLAIN);
  for (const service of SERVICES.filter(({ hero }) => !hero)) {
    await page.goto(`/services/${service.slug}`);
    await expect(page.getByRole('heading', { level: 1, name: service.name, exact: true })).toBeVisible();
    await expectWords(main(page), [service.intro]);
    if (service.comingSoon) {
      await expectWords(main(page), ['coming soon']);
      const ask = service.inquiry?.byPhone ? { 'Ring us': `tel:${phone}` } : { 'Text us': `sms:${phone}` };
      await expectLinks(main(page), { 'Contact Us': '/contact', ...ask });
    } else {
      await expect(main(page).locator('dt')).toHaveText(service.prices?.lines.map((line) => line.name) ?? []);
      await expectLinks(main(page), { 'Book Your Appointment': '/contact' });
    }
  }
});

test('town pages are named after their town, lead to booking, directions and all towns', async ({
  visit,
}) => {
  const { page } = await visit('/', PLAIN);
  const all = openContent(FIXTURE).get('towns');
  for (const town of all) {
    await page.goto(`/locations/${town.slug}`);
    const heading = main(page).getByRole('heading', { level: 1 });
    await expect(main(page).locator('[aria-current=page]')).toContainText(town.name);
    await expect(main(page).locator('a[href^="/locations/"]')).not.toHaveCount(0);
    if (town.miles === 0) {
      await expect(heading).toContainText(town.name);
      await expectLinks(main(page), { [`Visit Our ${town.name} Location`]: '/contact' });
    } else {
      await expect(heading).toHaveText(`Serving ${town.name}, ${address.region}`);
      await expectLinks(main(page), { 'Book Appointment': '/contact' });
      const directions = main(page).getByRole('link', { name: `Directions from ${town.name}` });
      const origin = new URLSearchParams({ origin: `${town.name}, ${address.region}` }).toString();
      expect(await directions.getAttribute('href')).toContain(origin);
    }
    for (const other of all)
      expect(
        await main(page).locator(`a[href="/locations/${other.slug}"]`).count(),
        other.name,
      ).toBeGreaterThan(0);
  }
});

test('the blog has a card for each article, newest first', async ({ visit }) => {
  const { page } = await visit('/blog', PLAIN);
  await expectWords(main(page), [`${String(ARTICLES.length)} articles`]);
  const cards = page.locator('main article');
  await expect(cards.getByRole('heading')).toHaveText(ARTICLES.map(({ title }) => title));
  await expect(cards.getByRole('heading').first()).toHaveCSS('-webkit-line-clamp', '2');
  await expect(page.locator('.post__description').nth(1)).toHaveCSS('-webkit-line-clamp', '3');
  await expect(page.getByRole('button', { name: 'All Posts' })).toBeHidden();
  for (const [at, article] of ARTICLES.entries()) {
    const card = cards.nth(at);
    await expectWords(card, [
      longDate(article.date),
      `${String(readingMinutes(article.body))} min read`,
      article.author,
      ...(article.tags.length > 3 ? [`+${String(article.tags.length - 3)}`] : []),
    ]);
    await expectLinks(card, {
      [article.title]: `/blog/${article.slug}`,
      'Read More': `/blog/${article.slug}`,
    });
    await expect(card.locator('[data-tag]')).toHaveText(article.tags.slice(0, 3).map(tagLabel));
  }
});

test('an article has its facts, breadcrumbs, related articles and ways back', async ({ visit }) => {
  const { page } = await visit('/blog/every-markdown-feature', PLAIN);
  const article = ARTICLES.find(({ slug }) => slug === 'every-markdown-feature');
  if (!article) throw new Error('found no article every-markdown-feature');
  const header = page.locator('main article header').first();
  await expectWords(header, [
    article.title,
    article.description ?? '',
    article.author,
    longDate(article.date),
    `${String(readingMinutes(article.body))} min`,
    ...article.tags.map(tagLabel),
  ]);
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expectLinks(crumbs, { Home: '/', Blog: '/blog' });
  const current = crumbs.locator('[aria-current=page]');
  await expect(current).toHaveCSS('text-overflow', 'ellipsis');
  expect((await current.boundingBox())?.width).toBeLessThanOrEqual(200);
  await expectLinks(main(page), { 'Back to Blog': '/blog', 'Back to All Posts': '/blog' });
  const related = relatedArticles(article, ARTICLES);
  expect(related.length).toBeLessThanOrEqual(3);
  await expectWords(
    page.locator('section.related'),
    related.flatMap(({ title, date }) => [title, longDate(date)]),
  );
  const end = page.getByRole('complementary', { name: 'Book' });
  await expectLinks(end, { 'Book Now': '/contact' });
  await expectCall(end);
  const colors = await page
    .locator('pre code')
    .last()
    .locator('span')
    .evaluateAll((all) => new Set(all.map((token) => getComputedStyle(token).color)).size);
  expect(colors).toBeGreaterThan(1);
});

test('an unknown path shows the not-found page, which is logged and leads home', async ({ visit }) => {
  const { page, errors } = await visit('/no/such/page');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('404');
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  expect(errors.join()).toContain('/no/such/page');
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await page.waitForURL((url) => url.pathname === '/');
});

test('an unknown article redirects to the list and is not in the history', async ({ visit }) => {
  const { page } = await visit('/about');
  await page.evaluate(() => {
    location.href = '/blog/no-such-article';
  });
  await page.waitForURL('**/blog');
  await page.goBack();
  await page.waitForURL('**/about');
});
