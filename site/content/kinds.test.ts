import { expect, test } from 'vitest';
import { readArticles } from './read-articles.ts';
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
import { messageOf, tempContent } from '../../tests/support/temp-content.ts';

interface Kind {
  readonly load: (root: string) => unknown;
  readonly file: string;
  /** Path of a field to break, as keys. */
  readonly path: readonly (string | number)[];
  /** The field as a message names it. */
  readonly field: string;
  readonly wrong: unknown;
  readonly want: string;
}

const kinds: Readonly<Record<string, Kind>> = {
  salon: {
    load: salon,
    file: 'content/salon.yaml',
    path: ['phone'],
    field: 'phone',
    wrong: '903-555',
    want: 'expected +1 and ten digits without spaces, like +19035550142',
  },
  'opening hours': {
    load: salon,
    file: 'content/salon.yaml',
    path: ['hours', 1, 'opens'],
    field: 'hours[1].opens',
    wrong: '9am',
    want: 'expected a time on the 24-hour clock, like "09:00"',
  },
  holidays: {
    load: salon,
    file: 'content/salon.yaml',
    path: ['holidays', 1, 'closes'],
    field: 'holidays[1].closes',
    wrong: '08:00',
    want: 'expected a closing time later than the opening time',
  },
  services: {
    load: services,
    file: 'content/services/beard-care.yaml',
    path: ['object', 'shape'],
    field: 'object.shape',
    wrong: 'spoon',
    want: 'expected one of "pin", "ruler"',
  },
  prices: {
    load: services,
    file: 'content/services/coloring-treatments.yaml',
    path: ['prices', 'lines', 0, 'price'],
    field: 'prices.lines[0].price',
    wrong: '$60',
    want: 'expected whole dollars, without a sign',
  },
  testimonials: {
    load: testimonials,
    file: 'content/testimonials.yaml',
    path: [3, 'rating'],
    field: '[3].rating',
    wrong: 4,
    want: 'expected 5',
  },
  gallery: {
    load: gallery,
    file: 'content/gallery.yaml',
    path: [0, 'category'],
    field: '[0].category',
    wrong: 'Perms',
    want: 'expected one of "Highlights", "Coloring", "Styling", "Special Occasions", "Treatments", "Kids Services"',
  },
  tour: {
    load: tour,
    file: 'content/tour.yaml',
    path: ['photos', 0, 'title'],
    field: 'photos[0].title',
    wrong: 7,
    want: 'expected text',
  },
  team: {
    load: team,
    file: 'content/team.yaml',
    path: [0, 'role'],
    field: '[0].role',
    wrong: ' ',
    want: 'expected some words',
  },
  careers: {
    load: jobs,
    file: 'content/careers.yaml',
    path: ['jobs', 0, 'requirements'],
    field: 'jobs[0].requirements',
    wrong: 'a license',
    want: 'expected a list',
  },
  towns: {
    load: towns,
    file: 'content/towns.yaml',
    path: [1, 'description'],
    field: '[1].description',
    wrong: 'Short.',
    want: 'expected at least 70 characters',
  },
  'whole numbers': {
    load: towns,
    file: 'content/towns.yaml',
    path: [1, 'miles'],
    field: '[1].miles',
    wrong: 1.5,
    want: 'expected a whole number',
  },
  redirects: {
    load: redirects,
    file: 'content/redirects.yaml',
    path: [0, 'from'],
    field: '[0].from',
    wrong: '/prices?list=1',
    want: 'expected the part of an old address after the domain, like /prices, without ? and # and %',
  },
  photos: {
    load: photos,
    file: 'content/photos/photos.yaml',
    path: ['braid', 'focus'],
    field: 'braid.focus',
    wrong: 'top',
    want: 'expected two whole percentages, from the left and from the top, like 50% 30%',
  },
};

type Branch = Record<string | number, unknown>;

/** The group or list that holds the last key of a path. */
function holder(data: Branch, path: Kind['path']): [Branch, string | number] {
  const last = path.at(-1) ?? '';
  return [path.slice(0, -1).reduce((branch, key) => branch[key] as Branch, data), last];
}

test.each(Object.entries(kinds))('%s: reports a wrong field with found and expected', (_, kind) => {
  using content = tempContent();
  content.edit(kind.file, (data: Branch) => {
    const [branch, key] = holder(data, kind.path);
    branch[key] = kind.wrong;
  });
  const message = messageOf(() => kind.load(content.root));
  expect(message).toContain(`${kind.file}:`);
  expect(message).toContain(`: ${kind.field}: found `);
  expect(message).toContain(JSON.stringify(kind.wrong));
  expect(message).toContain(kind.want);
});

test.each(Object.entries(kinds))('%s: reports a missing field', (_, kind) => {
  using content = tempContent();
  content.edit(kind.file, (data: Branch) => {
    const [branch, key] = holder(data, kind.path);
    Reflect.deleteProperty(branch, key);
  });
  const message = messageOf(() => kind.load(content.root));
  expect(message).toContain(`${kind.file}:`);
  expect(message).toContain(`: ${kind.field}: found nothing, expected `);
});

const frontMatter = [
  'title: Long hair in August',
  'date: 2025-08-20',
  'author: Copper & Sage team',
  'tags: [Hair care]',
  'picture: { photo: honey, alt: Honey blonde waves }',
];

test('articles: reports wrong and missing fields of all articles at once', () => {
  using content = tempContent();
  const write = (name: string, lines: string[]) => {
    content.write(`content/articles/${name}.md`, `---\n${lines.join('\n')}\n---\n\nText\n`);
  };
  write('wrong', [...frontMatter.slice(0, 1), 'date: 20 August', ...frontMatter.slice(2)]);
  write('missing', frontMatter.slice(1));
  expect(messageOf(() => readArticles(content.root)).split('\n')).toEqual([
    'content/articles/missing.md: title: found nothing, expected text',
    'content/articles/wrong.md:3: date: found "20 August", expected a day as year-month-day, like 2025-10-20',
  ]);
});

test('legal texts: reports wrong and missing fields', () => {
  using content = tempContent();
  content.write('content/legal/terms.md', '---\ntitle: Terms of use\nlastUpdated: January 1\n---\n\nText\n');
  expect(messageOf(() => legal('terms', content.root)).split('\n')).toEqual([
    'content/legal/terms.md: description: found nothing, expected text',
    'content/legal/terms.md:3: lastUpdated: found "January 1", expected a day as year-month-day, like 2025-10-20',
    'content/legal/terms.md: closing: found nothing, expected text',
  ]);
});
