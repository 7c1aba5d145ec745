import { expect, test } from 'vitest';

import { messageOf, tempContent } from '../../tests/support/temp-content.ts';
import {
  gallery,
  jobs,
  legal,
  photos,
  redirects,
  salon,
  services,
  team,
  testimonials,
  tour,
  towns,
} from './index.ts';
import { readArticles } from './read-articles.ts';

type Group = Record<string, unknown>;

/** Sets the value at a path like `hours[1].opens`; `undefined` removes it. */
function setAt(data: Group, path: string, value: unknown): void {
  const keys = path.match(/[^.[\]]+/gu) ?? [];
  const last = keys.pop() ?? '';
  const group = keys.reduce((branch, key) => branch[key] as Group, data);
  if (value === undefined) Reflect.deleteProperty(group, last);
  else group[last] = value;
}

const SALON = 'content/salon.yaml';
const GALLERY = 'content/gallery.yaml';
const COLORING = 'content/services/coloring-treatments.yaml';
const MENS = 'content/services/mens-haircuts.yaml';
const PHOTOS = 'content/photos/photos.yaml';

const line = (name: string, price: number | null) => ({ name, price, covers: 'Cut and neckline.' });
const prices = (...lines: Group[]) => ({ headline: 'Prices', lines });

// A mistake of the owner's, and what the message must say.
// prettier-ignore
const MISTAKES: [(root: string) => unknown, string, string, unknown, string][] = [
  [salon, SALON, 'phone', '903-555', 'phone: found "903-555", expected +1 and ten digits'],
  [salon, SALON, 'phone', undefined, 'phone: found nothing, expected '],
  [salon, SALON, 'hours[1].opens', '9am', 'hours[1].opens: found "9am", expected a time on the 24-hour'],
  [salon, SALON, 'hours[0].closes', '08:00', 'hours[0].closes: found "08:00", expected a closing time later'],
  [salon, SALON, 'hours[1].days', ['friday'], 'expected days that no other line has'],
  [salon, SALON, 'hours[0].break', { from: '12:00', to: '23:00' }, 'hours[0].break: found'],
  [salon, SALON, 'holidays[1].closes', '08:00', 'holidays[1].closes: found "08:00", expected a closing time'],
  [salon, SALON, 'url', 'https://salon.example/x', 'expected an address without anything after the domain'],
  [services, 'content/services/beard-care.yaml', 'object.shape', 'spoon', 'object.shape: found "spoon", expected one of'],
  [services, COLORING, 'prices.lines[0].price', '$60', 'prices.lines[0].price: found "$60", expected whole dollars'],
  [services, COLORING, 'prices.lines[0].price', 0, 'expected whole dollars, at least 1'],
  [services, COLORING, 'prices.lines[0].price', null, 'note: found nothing, expected words instead of a price'],
  [services, 'content/services/eyebrows.yaml', 'object.picture.photo', 'cooper', 'object.picture.photo: found "cooper"'],
  [services, 'content/services/hair-styling.yaml', 'name', 'Eyebrows', 'expected one that no other service has'],
  [services, MENS, 'comingSoon', undefined, 'expected a service that is coming soon, or at least one section on its page'],
  [services, MENS, 'meanwhile', undefined, 'meanwhile: found nothing, expected what to show'],
  [testimonials, 'content/testimonials.yaml', '[3].rating', 4, '[3].rating: found 4, expected 5'],
  [testimonials, 'content/testimonials.yaml', '[0].review', 'I called {fone}. '.repeat(6), '[0].review: found {fone}, expected one of {name} {phone}'],
  [gallery, GALLERY, '[0].category', 'Perms', '[0].category: found "Perms", expected one of "Highlights"'],
  [gallery, GALLERY, '[1].photo', 'bread', '[1].photo: found "bread", expected the name of a photo in content/photos/photos.yaml'],
  [tour, 'content/tour.yaml', 'photos[0].title', 7, 'photos[0].title: found 7, expected text'],
  [tour, 'content/tour.yaml', 'photos[0].area', { left: 60, top: 0, width: 50, height: 50 }, 'expected a part inside the photo'],
  [team, 'content/team.yaml', '[0].role', ' ', 'expected some words'],
  [jobs, 'content/careers.yaml', 'jobs[0].requirements', 'a license', 'jobs[0].requirements: found "a license", expected a list'],
  [towns, 'content/towns.yaml', '[1].miles', 1.5, '[1].miles: found 1.5, expected a whole number'],
  [redirects, 'content/redirects.yaml', '[0].from', 'prices', '[0].from: found "prices", expected the part of an old address'],
  [photos, PHOTOS, 'braid.focus', 'top', 'braid.focus: found "top", expected two whole percentages'],
  [photos, PHOTOS, 'fringe', { alt: 'A fringe', focus: '50% 50%' }, 'fringe: found no photo, expected content/photos/fringe.jpg'],
  [photos, PHOTOS, 'braid', undefined, 'braid: found nothing, expected alt and focus for content/photos/braid.jpg'],
];

test('each mistake is told with its file, its field, what was found and what was expected', () => {
  const untold = MISTAKES.flatMap(([load, file, path, value, expected]) => {
    using content = tempContent();
    content.edit(file, (data: Group) => {
      setAt(data, path, value);
    });
    const message = messageOf(() => load(content.root));
    return message.includes(`${file}:`) && message.includes(expected) ? [] : [`${expected} <> ${message}`];
  });
  expect(untold).toEqual([]);
});

test('a starting price is the lowest price of the list', () => {
  using content = tempContent();
  content.edit(MENS, (data: Group) => {
    Object.assign(data, { from: 35, prices: prices(line('Cut', 35), line('Fade', 30)) });
  });
  expect(messageOf(() => services(content.root))).toContain('from: found 35, expected the lowest price');
});

test('the same work costs the same on every list', () => {
  using content = tempContent();
  for (const [slug, price] of [
    ['beard-care', 20],
    ['mens-haircuts', 25],
  ] as const)
    content.edit(`content/services/${slug}.yaml`, (data: Group) => {
      delete data.from;
      data.prices = prices(line('Beard trim', price));
    });
  expect(messageOf(() => services(content.root))).toMatch(
    /^content\/services\/mens-haircuts\.yaml:\d+: prices\.lines\[0\]\.price: found 25, expected 20: another line has that price/u,
  );
});

test('the mistakes of all articles, and of a legal text, are told at once', () => {
  using content = tempContent();
  const article = (name: string, head: string) => {
    content.write(
      `content/articles/${name}.md`,
      `---\n${head}\nauthor: We\ntags: [x]\npicture: { photo: honey, alt: Waves }\n---\n\nText\n`,
    );
  };
  article('wrong', 'title: Long hair in August\ndate: 20 August');
  article('missing', 'date: 2025-08-20');
  expect(messageOf(() => readArticles(content.root)).split('\n')).toEqual([
    'content/articles/missing.md: title: found nothing, expected text',
    'content/articles/wrong.md:3: date: found "20 August", expected a day as year-month-day, like 2025-10-20',
  ]);
  content.write('content/legal/terms.md', '---\ntitle: Terms of use\nlastUpdated: January 1\n---\n\nText\n');
  expect(messageOf(() => legal('terms', content.root)).split('\n')).toHaveLength(3);
});
