import { expect, test } from 'vitest';
import { gallery, jobs, legal, photos, services, team, testimonials, tour, towns } from './index.ts';
import { checkText } from './markdown/check-text.ts';
import { readAllArticles } from './read-articles.ts';

/** The content that is in the project now: links and searches rely on its addresses, pages on its lists. */

test('every kind of content can be read', () => {
  for (const load of [photos, testimonials, jobs, team]) expect(load()).toBeTruthy();
});

test('the nine services keep their addresses', () => {
  expect(services().map(({ slug }) => slug)).toEqual([
    'coloring-treatments',
    'hair-styling',
    'extensions-specialty',
    'mens-haircuts',
    'beard-care',
    'eyebrows',
    'hair-treatments',
    'grooming',
    'facial-body-hair',
  ]);
});

test('the ten towns keep their addresses, the salon’s own first', () => {
  expect(towns().map(({ slug }) => slug)).toEqual([
    'sherman',
    'denison',
    'bonham',
    'whitewright',
    'van-alstyne',
    'howe',
    'anna',
    'melissa',
    'plano',
    'mckinney',
  ]);
});

test('every town has its own position on its road', () => {
  const places = towns().map(({ road, order }) => `${road} ${order}`);
  expect(new Set(places).size).toBe(places.length);
});

test('no picture is shown twice on a page, and none in both gallery and tour', () => {
  const crops = [...gallery(), ...tour().photos].map(({ photo, area }) => `${photo} ${JSON.stringify(area)}`);
  expect(crops.filter((crop, at) => crops.indexOf(crop) !== at)).toEqual([]);
});

// Checking the spelling takes five seconds, and more on a busy machine.
test('articles and legal texts have no mistakes', { timeout: 60_000 }, async () => {
  for (const text of [...readAllArticles(), legal('privacy'), legal('terms')])
    expect((await checkText(text)).problems).toEqual([]);
});
