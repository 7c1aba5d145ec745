import { expect, test } from 'vitest';
import { gallery, photos, salon, services, testimonials, tour } from './index.ts';
import { messageOf, tempContent } from '../../tests/support/temp-content.ts';

type Fields = Record<string, unknown>;

/** Rules that hold between fields, entries and files: what to change, and what must be said about it. */
const rules: [string, (root: string) => unknown, string, (data: never) => void, string][] = [
  [
    'a picture names a photo that exists',
    gallery,
    'content/gallery.yaml',
    (data: Fields[]) => (data[1] = { ...data[1], photo: 'bread' }),
    '[1].photo: found "bread", expected the name of a photo in content/photos/photos.yaml: balayage,',
  ],
  [
    'so does a picture deep inside',
    services,
    'content/services/eyebrows.yaml',
    (data: { object: { picture: Fields } }) => Object.assign(data.object.picture, { photo: 'cooper' }),
    'object.picture.photo: found "cooper"',
  ],
  [
    'an area lies inside its photo',
    tour,
    'content/tour.yaml',
    (data: { photos: Fields[] }) =>
      Object.assign(data.photos[0] ?? {}, { area: { left: 60, top: 0, width: 50, height: 50 } }),
    'expected a part inside the photo',
  ],
  [
    'a photo has its file',
    photos,
    'content/photos/photos.yaml',
    (data: Fields) => (data.fringe = { alt: 'A fringe', focus: '50% 50%' }),
    'fringe: found no photo, expected content/photos/fringe.jpg',
  ],
  [
    'a photo file has its entry',
    photos,
    'content/photos/photos.yaml',
    (data: Fields) => delete data.braid,
    'braid: found nothing, expected alt and focus for content/photos/braid.jpg',
  ],
  [
    'every category of the gallery is used',
    gallery,
    'content/gallery.yaml',
    (data: Fields[]) => {
      for (const item of data) item.category = 'Styling';
    },
    'expected every category at least once: Highlights,',
  ],
  [
    'two services do not share a name',
    services,
    'content/services/hair-styling.yaml',
    (data: Fields) => (data.name = 'Eyebrows'),
    'name: found "Eyebrows", expected one that no other service has',
  ],
  [
    'work without a price says why',
    services,
    'content/services/coloring-treatments.yaml',
    (data: { prices: { lines: Fields[] } }) => Object.assign(data.prices.lines[0] ?? {}, { price: null }),
    'prices.lines[0].note: found nothing, expected words instead of a price',
  ],
  [
    'a day has its hours once',
    salon,
    'content/salon.yaml',
    (data: { hours: Fields[] }) => Object.assign(data.hours[1] ?? {}, { days: ['friday'] }),
    'expected days that no other line has',
  ],
  [
    'closing comes after opening',
    salon,
    'content/salon.yaml',
    (data: { hours: Fields[] }) => Object.assign(data.hours[0] ?? {}, { closes: '08:00' }),
    'hours[0].closes: found "08:00", expected a closing time later than the opening time',
  ],
  [
    'a break lies within the opening hours',
    salon,
    'content/salon.yaml',
    (data: { hours: Fields[] }) =>
      Object.assign(data.hours[0] ?? {}, {
        opens: '09:00',
        closes: '18:00',
        break: { from: '12:00', to: '19:00' },
      }),
    'hours[0].break: found',
  ],
  [
    'the address of the site is an origin',
    salon,
    'content/salon.yaml',
    (data: Fields) => (data.url = 'https://copperandsage.example/'),
    'url: found "https://copperandsage.example/", expected an address without anything after the domain',
  ],
  [
    'a quoted fact exists',
    testimonials,
    'content/testimonials.yaml',
    (data: Fields[]) => Object.assign(data[0] ?? {}, { review: 'I called {fone}. '.repeat(6) }),
    '[0].review: found {fone}, expected one of {name} {phone}',
  ],
];

test.each(rules)('%s', (_, load, file, change, message) => {
  using content = tempContent();
  content.edit(file, change);
  const error = messageOf(() => load(content.root));
  expect(error).toContain(`${file}:`);
  expect(error).toContain(message);
});
