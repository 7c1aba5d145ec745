import { expect, test } from 'vitest';
import { type FieldSchema } from './api.ts';
import { changeText, describeChanges } from './describe-changes.ts';

const SCHEMA: FieldSchema = {
  properties: {
    holidays: {
      title: 'Holidays',
      items: {
        properties: {
          date: { title: 'First day', format: 'date' },
          opens: { title: 'Opens', format: 'time' },
        },
      },
    },
    lines: { title: 'Price list', items: { properties: { price: { title: 'Price', unit: '$' } } } },
    hours: {
      title: 'Opening hours',
      items: {
        properties: {
          days: { title: 'Days', items: { enum: ['monday', 'tuesday', 'friday'] } },
          opens: { title: 'Opens', format: 'time' },
        },
      },
    },
    advantages: { title: 'Promises', items: { type: 'string' } },
    picture: { title: 'Picture', properties: { photo: { title: 'Photo', choices: 'photos' } } },
    sample: { title: 'Sample facts', type: 'boolean' },
  },
};
const NO_CHOICES = { articles: [], services: [], topics: [], facts: [] };
const CHOICES = {
  ...NO_CHOICES,
  photos: [
    { value: 'bob', label: 'A red bob' },
    { value: 'room', label: 'The room' },
  ],
};
const THANKSGIVING = { date: '2026-11-26', name: 'Thanksgiving' };
const CHRISTMAS = { date: '2026-12-25', name: 'Christmas Day' };

const texts = (before: unknown, after: unknown) =>
  describeChanges(before, after, SCHEMA, CHOICES).map(changeText);

test('a changed entry of a list has its name, and a date its month', () => {
  const after = { ...THANKSGIVING, date: '2026-11-27' };
  expect(texts({ holidays: [THANKSGIVING] }, { holidays: [after] })).toEqual([
    'Thanksgiving, First day: Nov 26, 2026 → Nov 27, 2026',
  ]);
});

test('a list that has grown shows the changes of the other entries, too', () => {
  const after = { ...THANKSGIVING, opens: '10:00' };
  expect(texts({ holidays: [THANKSGIVING] }, { holidays: [CHRISTMAS, after] })).toEqual([
    'Holidays: added Christmas Day',
    'Thanksgiving, Opens: added 10am',
  ]);
});

test('an entry without a name shows all that it has', () => {
  const day = (name: string) => ({ days: [name, 'friday'], opens: '09:00' });
  expect(texts({ hours: [] }, { hours: [day('monday'), day('tuesday')] })).toEqual([
    'Opening hours: added Monday, Friday, 9am; Tuesday, Friday, 9am',
  ]);
});

test('an opening time is named by its days, on the 12-hour clock', () => {
  const line = { days: ['monday', 'friday'], opens: '09:00' };
  expect(texts({ hours: [line] }, { hours: [{ ...line, opens: '14:30' }] })).toEqual([
    'Monday, Friday, Opens: 9am → 2:30pm',
  ]);
});

test('changed days have capitals', () => {
  const line = { days: ['monday', 'friday'], opens: '09:00' };
  expect(texts({ hours: [line] }, { hours: [{ ...line, days: ['tuesday'] }] })).toEqual([
    'Monday, Friday, Days: Monday; Friday → Tuesday',
  ]);
});

test('a removed entry is called removed', () => {
  expect(texts({ holidays: [THANKSGIVING, CHRISTMAS] }, { holidays: [CHRISTMAS] })).toEqual([
    'Holidays: removed Thanksgiving',
  ]);
});

test('another order shows both orders', () => {
  expect(texts({ holidays: [THANKSGIVING, CHRISTMAS] }, { holidays: [CHRISTMAS, THANKSGIVING] })).toEqual([
    'Holidays: Thanksgiving; Christmas Day → Christmas Day; Thanksgiving',
  ]);
});

test('a changed text of a list shows both texts', () => {
  expect(texts({ advantages: ['Parking', 'Coffee'] }, { advantages: ['Parking', 'Tea'] })).toEqual([
    'Promises: Coffee → Tea',
  ]);
});

test('a photo is called by what it shows', () => {
  expect(texts({ picture: { photo: 'bob' } }, { picture: { photo: 'room' } })).toEqual([
    'Picture, Photo: A red bob → The room',
  ]);
});

test('a price needs no word of its own', () => {
  const line = { name: 'Root Touch-Ups', price: 60 };
  expect(texts({ lines: [line] }, { lines: [{ ...line, price: 65 }] })).toEqual([
    'Root Touch-Ups: $60 → $65',
  ]);
});

test('a ticked box is yes', () => {
  expect(texts({ sample: false }, { sample: true })).toEqual(['Sample facts: no → yes']);
});
