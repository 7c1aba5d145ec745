import { expect, test } from 'vitest';
import type { FieldSchema } from '../../shared/api.ts';
import { freeName, summaryOf } from '../../shared/words.ts';
import { commitMessage } from './changes.ts';
import { changeText, describeChanges } from './describe-changes.ts';

const SCHEMA: FieldSchema = {
  properties: {
    holidays: {
      title: 'Holidays',
      items: {
        properties: {
          date: { title: 'First day', format: 'date' },
          name: { type: 'string' },
          opens: { title: 'Opens', format: 'time' },
        },
      },
    },
    lines: {
      title: 'Price list',
      items: { properties: { name: { type: 'string' }, price: { title: 'Price', unit: '$' } } },
    },
    hours: {
      title: 'Opening hours',
      items: {
        properties: {
          days: { title: 'Days', items: { enum: ['monday', 'tuesday', 'friday'] } },
          opens: { title: 'Opens', format: 'time' },
          closes: { title: 'Closes', format: 'time' },
        },
      },
    },
    advantages: { title: 'Promises', items: { type: 'string' } },
    closed: { title: 'Closed', type: 'boolean' },
  },
};
const CHOICES = { articles: [], services: [], tags: [], placeholders: [], photos: [] };
const THANKSGIVING = { date: '2026-11-26', name: 'Thanksgiving' };
const CHRISTMAS = { date: '2026-12-25', name: 'Christmas Day' };

const OTHER = { ...THANKSGIVING, date: '2026-11-27' };
const LATE = { ...THANKSGIVING, opens: '10:00' };
const HOURS = { days: ['monday', 'friday'], opens: '09:00', closes: '18:00' };
const [THANKS, XMAS] = ['Nov 26, Thanksgiving', 'Dec 25, Christmas Day'];

test.each([
  ['holidays', [THANKSGIVING], [OTHER], ['Thanksgiving, First day: Nov 26, 2026 → Nov 27, 2026']],
  [
    'holidays',
    [THANKSGIVING],
    [CHRISTMAS, LATE],
    [`Holidays: added ${XMAS}`, 'Thanksgiving, Opens: added 10am'],
  ],
  ['holidays', [THANKSGIVING, CHRISTMAS], [CHRISTMAS], [`Holidays: removed ${THANKS}`]],
  ['hours', [], [HOURS], ['Opening hours: added Monday, Friday 9am–6pm']],
  ['hours', [HOURS], [{ ...HOURS, opens: '14:30' }], ['Monday, Friday, Opens: 9am → 2:30pm']],
  ['hours', [HOURS], [{ ...HOURS, days: ['tuesday'] }], ['Monday, Friday, Days: Monday; Friday → Tuesday']],
  ['advantages', ['Parking', 'Coffee'], ['Parking', 'Tea'], ['Promises: Coffee → Tea']],
  [
    'lines',
    [{ name: 'Root Touch-Ups', price: 60 }],
    [{ name: 'Root Touch-Ups', price: 65 }],
    ['Root Touch-Ups: $60 → $65'],
  ],
  ['closed', false, true, ['Closed: no → yes']],
])('changes of %s are told in words', (key, before, after, expected) => {
  expect(describeChanges({ [key]: before }, { [key]: after }, SCHEMA, CHOICES).map(changeText)).toEqual(
    expected,
  );
});

test('a commit of several changes names what changed, and lists all', () => {
  const file = (label: string) => ({ file: label, label, status: 'changed' as const });
  const price = { path: [], label: 'Cut', from: '$1', to: '$2' };
  const photo = { ...file('Waves'), changes: [], photo: { name: 'waves' } };
  const others = [
    { ...file('Team'), status: 'added' as const, changes: [] },
    { ...file('Salon'), changes: [price] },
  ];
  expect(commitMessage([{ ...file('Cuts'), changes: [price] }, photo, ...others])).toBe(
    'Change Cuts, Waves, Team and more\n\n- Cuts, Cut: $1 → $2\n- Photo “Waves”: replaced\n- Team: added\n- Salon, Cut: $1 → $2',
  );
});

test('an entry of a list is shown with what it holds', () => {
  const day = { date: '2026-11-26', until: '2026-11-29', name: 'Thanksgiving' };
  expect(summaryOf(day, {})).toBe('Nov 26–29, Thanksgiving');
  const week = { days: ['monday', 'tuesday', 'wednesday'], opens: '09:00', closes: '17:30' };
  expect(summaryOf(week, SCHEMA.properties?.hours?.items ?? {})).toBe('Monday–Wednesday 9am–5:30pm');
  expect(freeName('tour', ['tour', 'tour-2'])).toBe('tour-3');
  const price = SCHEMA.properties?.lines?.items ?? {};
  expect(summaryOf({ name: 'Root Touch-Ups', price: 65 }, price)).toBe('Root Touch-Ups $65');
  expect(summaryOf({ name: 'Root Touch-Ups', price: 75.5 }, price)).toBe('Root Touch-Ups $75.50');
});
