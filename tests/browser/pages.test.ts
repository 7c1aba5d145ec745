/** What each page says and where its links lead, without JavaScript, at the fixture salon. */
import { readFileSync } from 'node:fs';

import { type CheerioAPI, load } from 'cheerio';

import { publishedArticles, relatedArticles } from '../../site/content/articles/queries.ts';
import { readingMinutes } from '../../site/content/articles/reading-time.ts';
import { tagLabel } from '../../site/content/articles/tags.ts';
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
  const links = $(`${part} a`)
    .toArray()
    .map((link) => ({
      text: oneLine($(link).text()),
      label: $(link).attr('aria-label'),
      href: $(link).attr('href'),
    }));
  return {
    $,
    words: oneLine($(part).text()),
    /** The text of the links that call the salon. */
    calls: links
      .filter(({ href }) => href === `tel:${phone}`)
      .map(({ text }) => text)
      .join(' '),
    expectLinks: (expected: Readonly<Record<string, string>>) => {
      for (const [name, href] of Object.entries(expected)) {
        const found = links.find(({ text, label }) => (label ?? text).includes(name));
        expect(found?.href, `${route}: ${name}`).toBe(href);
      }
    },
  };
}

const textsOf = ($: CheerioAPI, selector: string) =>
  $(selector)
    .toArray()
    .map((element) => oneLine($(element).text()));

interface Expected {
  words?: readonly string[];
  links?: Readonly<Record<string, string>>;
}

const PAGES: Readonly<Record<string, Expected>> = {
  '/': {
    words: [...stats.hero.map(({ label }) => label), 'Verified Client', ...OPEN],
    links: {
      'Book Your Appointment': '/contact',
      'View Our Services': '#services',
      'Book a Service': '/contact',
      'Book Now': '/contact',
    },
  },
  '/about': { links: { 'Book Now': '/contact' } },
  '/view-our-salon': {
    words: [
      ...content.get('tour').photos.map(({ title }) => title),
      ...names(content.get('tour').highlights),
    ],
    links: { 'Book Online': '/contact' },
  },
  '/contact': {
    words: ['Is the dog friendly?', 'To people.', ...OPEN],
    links: { 'Text us': `sms:${phone}` },
  },
  '/gallery': { words: content.get('gallery').map(({ category }) => category), links: { Book: '/contact' } },
  '/careers': {
    words: [...names(content.get('team')), ...names(content.get('careers').steps)],
    links: { [email]: `mailto:${email}`, 'Call to Apply': `tel:${phone}` },
  },
  '/services/coloring-treatments': {
    words: [
      ...names(coloring?.blurbs),
      ...(coloring?.reasons?.list ?? []),
      ...names(coloring?.process?.steps),
      ...(coloring?.prices?.lines.flatMap(({ name, price }) => [name, price ? `from $${price}` : '']) ?? []),
    ],
    links: {
      'Book Your Color Service': '/contact',
      'Schedule Consultation': '/contact',
      'Book Consultation': '/contact',
      [`Call ${displayPhone(phone)}`]: `tel:${phone}`,
    },
  },
  [`/blog/${ARTICLE?.slug ?? ''}`]: {
    words: [
      ARTICLE?.description ?? '',
      ARTICLE?.author ?? '',
      longDate(ARTICLE?.date ?? ''),
      `${readingMinutes(ARTICLE?.body ?? '')} min`,
      ...(ARTICLE?.tags.map(tagLabel) ?? []),
      ...(ARTICLE ? relatedArticles(ARTICLE, ARTICLES).map(({ title }) => title) : []),
    ],
    links: { Blog: '/blog', 'Back to Blog': '/blog', 'Back to All Posts': '/blog' },
  },
};

test.for(Object.entries(PAGES))('%s says what it must, and leads to booking', ([path, expected]) => {
  const page = read(path);
  for (const words of expected.words ?? []) expect(page.words).toContain(words);
  page.expectLinks(expected.links ?? {});
  if (expected.links) expect(page.calls).toContain(displayPhone(phone));
});

test('the bar and the menu of a phone have the same links, and mark the current page', () => {
  const links = {
    Gallery: '/gallery',
    'View Our Salon': '/view-our-salon',
    About: '/about',
    Contact: '/contact',
  };
  const bar = read('/services/eyebrows', 'header');
  bar.expectLinks({ Home: '/', ...links, 'Book Now': '/contact' });
  const { $ } = bar;
  expect(textsOf($, '#services-list a')).toEqual(names(SERVICES));
  expect($('header nav [aria-current=page]').attr('href')).toBe('/services/eyebrows');
  expect(textsOf($, '#menu nav a')).toEqual(['Home', ...names(SERVICES), ...Object.keys(links)]);
  read('/services/eyebrows', '#menu').expectLinks({ 'Book Now': '/contact' });
});

test('the footer has the facts of the salon and its links', () => {
  const { $, words, expectLinks } = read('/', 'footer');
  for (const fact of [blurb, email, designer.name, `© ${new Date().getFullYear()}`, ...OPEN])
    expect(words).toContain(fact);
  expectLinks({ Home: '/', 'About Us': '/about', Gallery: '/gallery', Careers: '/careers' });
  expectLinks({ Contact: '/contact', Blog: '/blog', Privacy: '/privacy', Terms: '/terms' });
  expect($('footer nav[aria-label=Services] a')).toHaveLength(4);
  expect(textsOf($, 'footer a[target=_blank]')).toEqual(names(social));
});

test('the home page has a card for each service with a picture, and all reviews', () => {
  const { $ } = read('/');
  expect($('[aria-hidden=true].sparkles > *')).toHaveLength(20);
  const cards = '#services li:contains("Learn More")';
  const featured = names(SERVICES.filter((service) => service.featured));
  expect(textsOf($, `${cards}:contains("Popular") :is(h2, h3)`)).toEqual(featured);
  const listed = [
    ...textsOf($, `${cards} :is(h2, h3)`),
    ...textsOf($, 'ul[aria-labelledby=further-services] a'),
  ];
  expect(listed.sort()).toEqual(names(SERVICES).toSorted());
  expect($('.review')).toHaveLength(content.get('reviews').length);
});

test('other services have their introduction and booking, with prices or a note that they come soon', () => {
  for (const { slug, name, intro, comingSoon, prices } of SERVICES.filter(({ hero }) => !hero)) {
    const page = read(`/services/${slug}`);
    expect(oneLine(page.$('h1').text())).toContain(name);
    for (const words of [intro, ...(comingSoon ? ['coming soon'] : names(prices?.lines))])
      expect(page.words).toContain(words);
    page.expectLinks({ [comingSoon ? 'Contact Us' : 'Book Your Appointment']: '/contact' });
  }
});

test('town pages are named after their town, and lead to booking, directions and all towns', () => {
  for (const { slug, name, miles } of content.get('towns')) {
    const page = read(`/locations/${slug}`);
    expect(oneLine(page.$('h1').text())).toContain(miles === 0 ? name : `Serving ${name}, ${address.region}`);
    page.expectLinks({ [miles === 0 ? `Visit Our ${name} Location` : 'Book Appointment']: '/contact' });
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
    expect(shown.map((tag) => $(tag).text().trim())).toEqual(tags.slice(0, 3).map(tagLabel));
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

test('a long breadcrumb is shortened, and code is colored', async ({ visit }) => {
  const { page } = await visit(`/blog/${ARTICLE?.slug ?? ''}`, PLAIN);
  const current = page.getByRole('navigation', { name: 'Breadcrumb' }).locator('[aria-current=page]');
  await expect(current).toHaveCSS('text-overflow', 'ellipsis');
  expect((await current.boundingBox())?.width).toBeLessThanOrEqual(200);
  const tokens = page.locator('pre code').last().locator('span');
  const colors = await tokens.evaluateAll((all) => all.map((token) => getComputedStyle(token).color));
  expect(new Set(colors).size).toBeGreaterThan(1);
});

test('an unknown path is not found, and an unknown article leads to the list, out of the history', async ({
  visit,
}) => {
  const { page, errors } = await visit('/no/such/page');
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  expect(errors.join()).toContain('/no/such/page');
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.evaluate(() => {
    location.href = '/blog/no-such-article';
  });
  await page.waitForURL('**/blog');
  await page.goBack();
  await page.waitForURL((url) => url.pathname === '/');
});
