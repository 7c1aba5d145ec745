/** What each page says and where its links lead, without JavaScript, at the fixture salon. */
import { globSync, readFileSync } from 'node:fs';

import { load } from 'cheerio';

import { publishedArticles, relatedArticles } from '../../site/content/articles/queries.ts';
import { openContent } from '../../site/content/content.ts';
import { readingMinutes } from '../../site/content/articles/reading-time.ts';
import { filterLabel } from '../../site/lib/filter-key.ts';
import { addressLines } from '../../site/content/salon/address.ts';
import { longDate } from '../../site/content/salon/dates.ts';
import { displayHours } from '../../site/content/salon/hours.ts';
import { displayPhone } from '../../site/content/salon/phone.ts';
import { fixtureContent } from '../support/fixture-content.ts';
import { expect, test } from '../support/visitor.ts';

const content = fixtureContent();
const PLAIN = { javaScriptEnabled: false };
const { phone, email, address, hours, blurb, designer, social, stats } = content.get('salon');
const SERVICES = content.get('services');
const ARTICLES = publishedArticles(content);
const OPEN = [...addressLines(address), ...displayHours(hours).map((line) => line.hours)];
const ARTICLE = ARTICLES.find(({ slug }) => slug === 'every-markdown-feature');
const coloring = SERVICES.find(({ slug }) => slug === 'coloring-treatments');

const names = (list: readonly { name: string }[] = []) => list.map(({ name }) => name);

const oneLine = (text: string) => text.replaceAll(/\s+/gu, ' ').trim();

/** Reads a page, or a part of it, as it was built. */
function read(route: string, part = 'main') {
  const $ = load(readFileSync(`.cache/fixture/dist${route === '/' ? '/index' : route}.html`, 'utf8'));
  $('body *').before(' ');
  const textsOf = (selector: string) =>
    $(selector)
      .toArray()
      .map((element) => oneLine($(element).attr('aria-label') ?? $(element).text()));
  return {
    $,
    words: oneLine($(part).text()),
    textsOf,
    /** The names of all links to an address. */
    linksTo: (href: string) => textsOf(`${part} a[href="${href}"]`).join(', '),
  };
}

/** Words of each page, and the links of each that lead to booking. */
const PAGES: Readonly<Record<string, { words?: readonly string[]; booking?: readonly string[] }>> = {
  '/': {
    words: [...stats.hero.map(({ label }) => label), 'Verified Client', ...OPEN],
    booking: ['Book Your Appointment', 'Book a Service', 'Book Now'],
  },
  '/about': { booking: ['Book Now'] },
  '/view-our-salon': {
    words: [
      ...content.get('tour').photos.map(({ title }) => title),
      ...names(content.get('tour').highlights),
    ],
    booking: ['Book Online'],
  },
  '/contact': { words: ['Is the dog friendly?', 'To people.', ...OPEN], booking: [] },
  '/gallery': { words: content.get('gallery').map(({ category }) => category), booking: ['Book'] },
  '/careers': {
    words: [...names(content.get('team')), ...names(content.get('careers').steps)],
    booking: [],
  },
  '/services/coloring-treatments': {
    words: [
      ...names(coloring?.blurbs),
      ...(coloring?.reasons?.list ?? []),
      ...names(coloring?.process?.steps),
      ...(coloring?.prices?.lines.flatMap(({ name, price }) => [name, price ? `from $${price}` : '']) ?? []),
    ],
    booking: ['Book Your Color Service', 'Schedule Consultation', 'Book Consultation'],
  },
  [`/blog/${ARTICLE?.slug ?? ''}`]: {
    words: [
      ARTICLE?.description ?? '',
      ARTICLE?.author ?? '',
      longDate(ARTICLE?.date ?? ''),
      `${readingMinutes(ARTICLE?.body ?? '')} min`,
      ...(ARTICLE?.tags.map(filterLabel) ?? []),
      ...(ARTICLE ? relatedArticles(ARTICLE, ARTICLES).map(({ title }) => title) : []),
    ],
    booking: [],
  },
};

test.for(Object.entries(PAGES))('%s says what it must, and leads to booking', ([path, expected]) => {
  const page = read(path);
  for (const words of expected.words ?? []) expect(page.words).toContain(words);
  for (const name of expected.booking ?? []) expect(page.linksTo('/contact')).toContain(name);
  if (expected.booking) expect(page.linksTo(`tel:${phone}`)).toContain(displayPhone(phone));
});

test.for([
  ['/', '#services', 'View Our Services'],
  ['/contact', `sms:${phone}`, 'Text us'],
  ['/careers', `mailto:${email}`, email],
  ['/careers', `tel:${phone}`, 'Call to Apply'],
  ['/services/coloring-treatments', `tel:${phone}`, `Call ${displayPhone(phone)}`],
  [`/blog/${ARTICLE?.slug ?? ''}`, '/blog', 'Blog, Back to Blog'],
  [`/blog/${ARTICLE?.slug ?? ''}`, '/blog', 'Back to All Posts'],
])('%s has a link to %s: %s', ([path = '', href = '', name = '']) => {
  expect(read(path).linksTo(href)).toContain(name);
});

test('the bar and the menu of a phone have the same links, and mark the current page', () => {
  const pages = { '/gallery': 'Gallery', '/view-our-salon': 'View Our Salon', '/about': 'About' };
  const links = { '/': 'Home', ...pages, '/contact': 'Contact' };
  const { $, textsOf, linksTo } = read('/services/eyebrows', 'header');
  for (const [href, name] of Object.entries(links)) expect(linksTo(href)).toContain(name);
  expect(linksTo('/contact')).toContain('Book Now');
  expect(textsOf('#services-list a')).toEqual(names(SERVICES));
  expect($('header nav [aria-current=page]').attr('href')).toBe('/services/eyebrows');
  const [home, ...others] = Object.values(links);
  expect(textsOf('#menu nav a')).toEqual([home, ...names(SERVICES), ...others]);
  expect(textsOf('#menu a[href="/contact"]')).toContain('Book Now');
});

test('the footer has the facts of the salon and its links', () => {
  const { $, words, textsOf, linksTo } = read('/', 'footer');
  for (const fact of [blurb, email, designer.name, `© ${new Date().getFullYear()}`, ...OPEN])
    expect(words).toContain(fact);
  const main = { '/': 'Home', '/about': 'About Us', '/gallery': 'Gallery', '/careers': 'Careers' };
  const more = { '/contact': 'Contact', '/blog': 'Blog', '/privacy': 'Privacy', '/terms': 'Terms' };
  for (const [href, name] of Object.entries({ ...main, ...more })) expect(linksTo(href)).toContain(name);
  expect($('footer nav[aria-label=Services] a')).toHaveLength(4);
  expect(textsOf('footer a[target=_blank]')).toEqual(names(social));
});

test('the home page has a card for each service with a picture, and all reviews', () => {
  const { $, textsOf } = read('/');
  expect($('[aria-hidden=true].sparkles > *')).toHaveLength(20);
  const cards = '#services li:contains("Learn More")';
  const featured = names(SERVICES.filter((service) => service.featured));
  expect(textsOf(`${cards}:contains("Popular") :is(h2, h3)`)).toEqual(featured);
  const further = textsOf('ul[aria-labelledby=further-services] a');
  expect([...textsOf(`${cards} :is(h2, h3)`), ...further].sort()).toEqual(names(SERVICES).toSorted());
  expect($('.review')).toHaveLength(content.get('reviews').length);
});

test('other services have their introduction and booking, with prices or a note that they come soon', () => {
  for (const { slug, name, intro, comingSoon, prices } of SERVICES.filter(({ hero }) => !hero)) {
    const page = read(`/services/${slug}`);
    expect(oneLine(page.$('h1').text())).toContain(name);
    for (const words of [intro, ...(comingSoon ? ['coming soon'] : names(prices?.lines))])
      expect(page.words).toContain(words);
    expect(page.linksTo('/contact')).toContain(comingSoon ? 'Contact Us' : 'Book Your Appointment');
  }
});

test('town pages are named after their town, and lead to booking, directions and all towns', () => {
  for (const { slug, name, miles } of content.get('towns')) {
    const page = read(`/locations/${slug}`);
    expect(oneLine(page.$('h1').text())).toContain(miles === 0 ? name : `Serving ${name}, ${address.region}`);
    expect(page.linksTo('/contact')).toContain(
      miles === 0 ? `Visit Our ${name} Location` : 'Book Appointment',
    );
    expect(page.$('main a[target=_blank]').text()).toMatch(/directions/i);
    for (const town of content.get('towns'))
      expect(page.$(`main a[href="/locations/${town.slug}"]`).length).toBeGreaterThan(0);
  }
});

test('the blog has a card for each article, newest first', () => {
  const { $, words } = read('/blog');
  const cards = $('main article').toArray();
  expect(cards).toHaveLength(ARTICLES.length);
  for (const [index, { slug, title, date, body, author, tags }] of ARTICLES.entries()) {
    const card = $(cards[index]);
    const more = tags.length > 3 ? [`+${tags.length - 3}`] : [];
    for (const part of [title, longDate(date), `${readingMinutes(body)} min read`, author, ...more])
      expect(oneLine(card.text())).toContain(part);
    expect(card.find(`a[href="/blog/${slug}"]`).length).toBeGreaterThan(1);
    const shown = card.find('.tags a').toArray();
    expect(shown.map((tag) => $(tag).text().trim())).toEqual(tags.slice(0, 3).map(filterLabel));
  }
  expect(words).toContain(`${ARTICLES.length} articles`);
});

test('the salon can be saved as a contact, and a photo opened as a file', async ({ visit }) => {
  const { page } = await visit('/contact', PLAIN);
  const card = await page.getByRole('link', { name: 'Save our number' }).getAttribute('href');
  expect(await (await page.request.get(card ?? '')).text()).toContain(phone);
  await page.goto('/gallery');
  await page.locator('.gallery-section a').first().click();
  expect(await page.evaluate(() => document.contentType)).toBe('image/jpeg');
});

test('no page shows a fact of the salon in content/, which is another one', () => {
  const owner = openContent().get('salon');
  const { street, city, postalCode } = owner.address;
  const facts = [owner.phone, displayPhone(owner.phone), owner.email, street, city, postalCode];
  const pages = globSync('.cache/fixture/dist/**/*.html').map((file) => readFileSync(file, 'utf8'));
  expect(pages.length).toBeGreaterThan(10);
  expect(facts.filter((fact) => pages.some((html) => html.includes(fact)))).toEqual([]);
});

test('the not-found page reports its path and leads home', async ({ visit }) => {
  const { page, errors } = await visit('/no/such/page');
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  expect(errors.join()).toContain('/no/such/page');
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await page.waitForURL((url) => url.pathname === '/');
});
