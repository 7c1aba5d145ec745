/** What each page says and where its links lead, without JavaScript, at the fixture salon. */
import { globSync, readFileSync } from 'node:fs';

import { load } from 'cheerio';

import { openContent } from '../../site/content/content.ts';
import { displayPhone } from '../../contact/phone.ts';
import { fixtureContent } from '../support/fixture-content.ts';
import { expect, test } from '../support/visitor.ts';

const content = fixtureContent();
const { phone, email, address, blurb, designer, social } = content.get('salon');
const SERVICES = content.get('services');
const OPEN = [
  '1207 Avenida de las Américas Truth or Consequences, NM 87901',
  'Monday to Tuesday 10am-12:30pm, 1:30pm-6pm Wednesday closed Thursday 10am-12:30pm, 1:30pm-8pm',
];
const PLACE = '1207+Avenida+de+las+Am%C3%A9ricas%2C+Truth+or+Consequences%2C+NM+87901';
const MAPS = 'https://www.google.com/maps';
const NAME = 'Se%C3%B1ora+O%E2%80%99Malley%E2%80%99s+Hair+%26+Beard+Room';
const ORIGIN = 'https://omalleys.example';
const ARTICLE = '/blog/every-markdown-feature';

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
    words: [
      ...['4.9 star rated', '12+ services', '1,250+ happy clients', 'José N. Verified Client', ...OPEN],
      'from $9 Popular Coloring & Treatments Root touch-ups from $71.',
    ],
    booking: ['Book Your Appointment', 'Book a Service', 'Book Now'],
  },
  '/about': {
    words: [
      ...['10am Balayage Beard half past 10am Beard 11am', '7pm Roots half past 7pm', ...OPEN.slice(1)],
      'Open until 8pm on Thursdays Saturdays 8:30am-2pm',
    ],
    booking: ['Book Now'],
  },
  '/view-our-salon': {
    words: ['Styling Stations Sit down.', 'Más Hair More of it.', 'Modern Equipment Quiet dryers.'],
    booking: ['Book Online'],
  },
  '/contact': { words: ['Is the dog friendly?', 'To people.', ...OPEN], booking: [] },
  '/gallery': { words: content.get('gallery').map(({ category }) => category), booking: ['Book'] },
  '/careers': {
    words: [...names(content.get('team')), ...names(content.get('careers').steps), 'No chair is free.'],
    booking: [],
  },
  '/services/coloring-treatments': {
    words: [
      ...['Full Color One shade', 'We test a strand.', 'Application Painted or combed.', 'I’m a two: call'],
      'Root Touch-Ups from $71 New growth.',
      'Color Correction consultation required Box dye.',
    ],
    booking: ['Book Your Color Service', 'Schedule Consultation', 'Book Consultation'],
  },
  [ARTICLE]: {
    words: [
      'An article that uses everything an article may use',
      'Author Señora O’Malley and the team of the Hair & Beard Room Published October 20, 2025',
      'Reading time 1 min Señoras Curls & Coils Beards Weddings Truth Or Consequences',
      'A caption with 1207 Avenida de las Américas in it',
      'Previous article Gray, and what to say about it to your sister Related Articles Curls before a wedding',
      'September 14, 2025 Beards after the rain, and what to do about them August 2, 2025 Bangs before noon',
      'July 11, 2025 Back to All Posts',
    ],
    booking: [],
  },
  '/blog/curls-before-a-wedding': { words: ['October 20, 2025 Back to All Posts'] },
  '/locations/denison': {
    words: ['minutes 16 miles 11 by US-75 south Drive south', 'Denison 11 miles', 'Lake hair.', ...OPEN],
    booking: ['Book Appointment'],
  },
  '/privacy': { words: ['Last updated January 1, 2025', 'On this page What we collect'], booking: [] },
};

test.for(Object.entries(PAGES))('%s says what it must, and leads to booking', ([path, expected]) => {
  const page = read(path);
  for (const words of expected.words ?? []) expect(page.words).toContain(words);
  for (const name of expected.booking ?? []) expect(page.linksTo('/contact')).toContain(name);
  if (expected.booking) expect(page.linksTo(`tel:${phone}`)).toContain(displayPhone(phone));
});

test.for([
  ['/', '#services', 'View Our Services'],
  ['/', `${MAPS}/dir/?api=1&destination=${PLACE}`, 'Directions'],
  ['/contact', `${MAPS}/dir/?api=1&destination=${PLACE}`, 'Get directions, Google Maps'],
  ['/contact', `https://maps.apple.com/?daddr=${PLACE}&dirflg=d`, 'Apple Maps'],
  ['/careers', `${MAPS}/search/?api=1&query=${NAME}%2C+${PLACE}`, 'Visit Our Salon'],
  ['/contact', `sms:${phone}`, 'Text us'],
  ['/careers', `mailto:${email}`, email],
  ['/careers', `tel:${phone}`, 'Call to Apply'],
  ['/services/coloring-treatments', `tel:${phone}`, `Call ${displayPhone(phone)}`],
  ['/services/eyebrows', `tel:${phone}`, 'Ring us'],
  ['/services/grooming', `sms:${phone}`, 'Text us'],
  [ARTICLE, '/blog', 'Blog, Back to Blog'],
  [ARTICLE, '/blog', 'Back to All Posts'],
  [ARTICLE, '#tables--code', 'Tables & code, Tables & code, heading below'],
  ['/blog/curls-before-a-wedding', '/blog/beards-after-the-rain', 'Previous article'],
  ['/blog/curls-before-a-wedding', ARTICLE, 'Next article'],
  ['/services/coloring-treatments', '#level-two', 'Nearly black'],
  ['/locations/denison', '/services/eyebrows', 'Brows'],
  ['/locations/denison', '/blog/beards-after-the-rain', 'Beards after the rain, and what to do about them'],
  [
    '/blog/gray-and-what-to-say-about-it',
    'mailto:?subject=Gray%2C%20and%20what%20to%20say%20about%20it%20to%20your%20sister&body=https%3A%2F%2Fomalleys.example%2Fblog%2Fgray-and-what-to-say-about-it',
    'Email',
  ],
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
  expect($('.review')).toHaveLength(10);
  expect($('.review:contains("Verified Client")')).toHaveLength(9);
  expect(textsOf('.review__stars')[0]).toBe('5 out of 5 stars');
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
    const directions = page.$('main a[target=_blank]:contains("irections")').attr('href') ?? '';
    const origin = miles === 0 ? null : `${name}, ${address.region}`;
    expect(new URL(directions).searchParams.get('origin')).toBe(origin);
    expect(page.$('.town-map [aria-current=page]').attr('href')).toBe(`/locations/${slug}`);
    for (const town of content.get('towns'))
      expect(page.$(`main a[href="/locations/${town.slug}"]`).length).toBeGreaterThan(0);
  }
});

test('a picture is the part of its photo that the owner chose, around a focus point', () => {
  expect(read(ARTICLE).$('.article-header img').attr('style')).toBe('--focus:50% 30%');
  const size = { width: '480', height: '540' };
  expect(read('/gallery').$('.gallery-grid img').last().attr()).toMatchObject({
    ...size,
    style: '--focus:50% 56%',
  });
});

test('the blog has a card for each article, newest first', () => {
  const { $, words, linksTo } = read('/blog');
  expect($('main article')).toHaveLength(5);
  for (const part of [
    '5 articles Written at noon.',
    'October 20, 2025 1 min read Señora O’Malley and the team of the Hair & Beard Room Señora O’Malley’s guide',
    'Señoras Curls & Coils Beards +2 and 2 more September 14, 2025 1 min read Zoë Curls before a wedding',
    'Curls & Coils Weddings August 2, 2025 1 min read Bo Beards after the rain',
    'Truth Or Consequences July 11, 2025 1 min read Señora O’Malley Gray, and what',
  ])
    expect(words).toContain(part);
  expect(linksTo('/blog/beards-after-the-rain')).toMatch(/^(Beards.*), Read More : \1$/u);
});

const PRICES = [31, 47, 18].map((price) => ({ priceSpecification: { price, minPrice: price } }));
const { street: streetAddress, city: addressLocality } = address;
const ADDRESS = { streetAddress, addressLocality, addressRegion: 'NM', postalCode: '87901' };
const TRAIL = [{ name: 'Home' }, { name: 'Blog', item: `${ORIGIN}/blog` }, { item: ORIGIN + ARTICLE }];

test.for([
  ['/', 'HairSalon', { email, priceRange: '$$$', image: [expect.stringMatching(/^https:.*jpeg$/)] }],
  [
    '/',
    'HairSalon',
    { openingHoursSpecification: { length: 10 }, geo: { latitude: '33.12841', longitude: '-107.25282' } },
  ],
  ['/about', 'HairSalon', { telephone: phone, url: `${ORIGIN}/`, address: ADDRESS }],
  ['/services/mens-haircuts', 'Service', { hasOfferCatalog: { itemListElement: [...PRICES, {}] } }],
  [ARTICLE, 'WebPage', { mainEntity: { '@id': `${ORIGIN}${ARTICLE}#article` } }],
  [ARTICLE, 'BreadcrumbList', { itemListElement: TRAIL }],
  [ARTICLE, 'BlogPosting', { author: { '@type': 'Person' }, datePublished: '2025-10-20T12:00:00-06:00' }],
  ['/privacy', 'WebPage', { dateModified: '2025-01-01' }],
] as const)('the structured data of %s has a %s that agrees with the page', ([route, type, properties]) => {
  const json = read(route).$('script[type="application/ld+json"]').text();
  const { '@graph': nodes } = JSON.parse(json) as { '@graph': { '@type': string }[] };
  expect(nodes.find((node) => node['@type'] === type)).toMatchObject(properties);
});

test('the salon can be saved as a contact, and a photo opened as a file', async ({ visit }) => {
  const { page } = await visit('/contact', { javaScriptEnabled: false });
  const card = await page.getByRole('link', { name: 'Save our number' }).getAttribute('href');
  const text = await (await page.request.get(card ?? '')).text();
  for (const line of [
    `PREF:${phone}`,
    `WORK:${email}`,
    'NOTE:Monday to Tuesday: 10am-12:30pm\\, 1:30pm-6pm\\n',
  ])
    expect(text).toContain(line);
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

test('old addresses lead to their pages', async ({ server }) => {
  const old = ['/prices', '/la-se%C3%B1ora', '/blog/gone', '/sitemap.xml'];
  const found = await Promise.all(old.map((path) => fetch(server.url + path)));
  const paths = ['/services/coloring-treatments', '/about', '/blog', '/sitemap-index.xml'];
  expect(found.map(({ url }) => url)).toEqual(paths.map((path) => server.url + path));
});

test('the not-found page reports its path and leads home', async ({ visit }) => {
  const { page, errors } = await visit('/no/such/page');
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  expect(errors.join()).toContain('/no/such/page');
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await page.waitForURL((url) => url.pathname === '/');
});
