import { expect, test } from 'vitest';

import { services } from './services.ts';
import { messageOf, tempContent } from '../../tests/support/temp-content.ts';

type Fields = Record<string, unknown>;

/** A service that is coming soon in the project. */
const FILE = 'content/services/mens-haircuts.yaml';

const line = (name: string, price: number | null) => ({ name, price, covers: 'Cut and neckline.' });
const prices = (...lines: Fields[]) => ({ headline: 'Prices', lines });

/** The error after a change of the file; undefined if there is none. */
function errorAfter(change: (data: Fields) => void, file = FILE): string {
  using content = tempContent();
  content.edit(file, change);
  return messageOf(() => services(content.root));
}

test('a service opens without comingSoon and with one section', () => {
  using content = tempContent();
  content.edit(FILE, (data: Fields) => {
    delete data.comingSoon;
    data.prices = prices(line('Scissor cut', 35), line('Fade', 30));
    data.from = 30;
  });
  const service = services(content.root).find(({ slug }) => slug === 'mens-haircuts');
  expect(service?.comingSoon).toBeUndefined();
  expect(service?.prices?.lines.map(({ price }) => price)).toEqual([35, 30]);
});

test('an open service has a section', () => {
  expect(errorAfter((data) => delete data.comingSoon)).toBe(
    `${FILE}: comingSoon: found nothing, expected a service that is coming soon, or at least one section on its page, such as prices`,
  );
});

test('a service that is coming soon has an object and says what to ask', () => {
  expect(errorAfter((data) => delete data.meanwhile)).toContain(
    'meanwhile: found nothing, expected what to show',
  );
  expect(errorAfter((data) => delete data.object)).toContain('object: found nothing, expected an object');
});

test('a starting price is the lowest price of the list', () => {
  const message = errorAfter((data) => {
    data.prices = prices(line('Scissor cut', 35), line('Fade', 30));
    data.from = 35;
  });
  expect(message).toContain('from: found 35, expected the lowest price of the price list');
});

test('a price is at least a dollar', () => {
  expect(errorAfter((data) => (data.prices = prices(line('Fade', 0))))).toContain(
    'prices.lines[0].price: found 0, expected whole dollars, at least 1',
  );
  expect(errorAfter((data) => (data.from = 0))).toContain(
    'from: found 0, expected whole dollars, at least 1',
  );
});

test('the same work costs the same on every list', () => {
  using content = tempContent();
  for (const [slug, price] of [
    ['beard-care', 20],
    ['mens-haircuts', 25],
  ] as const)
    content.edit(`content/services/${slug}.yaml`, (data: Fields) => {
      data.prices = prices(line('Beard trim', price));
    });
  expect(messageOf(() => services(content.root))).toMatch(
    /^content\/services\/mens-haircuts\.yaml:\d+: prices\.lines\[0\]\.price: found 25, expected 20: another line has that price for Beard trim$/u,
  );
});

test('there are nine services, five of them with a card on the home page', () => {
  using content = tempContent();
  content.edit(FILE, (data: Fields) => delete data.lock);
  expect(messageOf(() => services(content.root))).toBe(
    'content/services: found 4 services with a lock, expected 5: the home page has five cards',
  );
  content.remove(FILE);
  expect(messageOf(() => services(content.root))).toContain(
    'content/services: found 8 files, expected 9: the site has nine service pages',
  );
});

test('no two cards show the same hair', () => {
  expect(errorAfter((data) => (data.lock = 'braid'))).toContain(
    'lock: found "braid", expected one that no other service has',
  );
});

test('mistakes of all services are reported together', () => {
  using content = tempContent();
  for (const slug of ['eyebrows', 'grooming'])
    content.edit(`content/services/${slug}.yaml`, (data: Fields) => (data.order = 0));
  expect(messageOf(() => services(content.root)).split('\n')).toHaveLength(2);
});
