import { expect, test } from 'vitest';
import { openingStatus, type OpeningHours } from './opening-hours.ts';

const day = [{ opens: '09:00', closes: '18:00' }];
const hours: OpeningHours = {
  timeZone: 'America/Chicago',
  week: [[], day, day, day, day, day, [{ opens: '09:00', closes: '16:00' }]],
  holidays: {
    '2026-11-26': [],
    '2026-12-24': [{ opens: '09:00', closes: '14:00' }],
    '2026-12-25': [],
    '2027-07-04': [{ opens: '10:00', closes: '12:00' }],
  },
};

// Central Standard Time is UTC-6, daylight time UTC-5.
const MOMENTS = [
  ['a weekday, at opening', '2026-11-23T15:00:00Z', 'Open now, until 6pm'],
  ['a weekday, at closing, midnight in UTC', '2026-11-24T00:00:00Z', 'Closed, opens Tuesday 9am'],
  ['Saturday evening: over Sunday', '2026-11-21T22:00:00Z', 'Closed, opens Monday 9am'],
  ['Thanksgiving', '2026-11-26T16:00:00Z', 'Closed, opens Friday 9am'],
  ['Christmas Eve after two', '2026-12-24T20:00:00Z', 'Closed, opens Saturday 9am'],
  ['a Sunday that is open for once', '2027-07-04T15:00:00Z', 'Open now, until 12pm'],
  // Clocks went forward at 2 am on March 14, 2027, and back at 2 am on November 7.
  ['the Monday after they went forward', '2027-03-15T14:00:00Z', 'Open now, until 6pm'],
  ['the hour that comes twice', '2027-11-07T07:30:00Z', 'Closed, opens Monday 9am'],
] as const;

test('the line follows the hours, holidays and daylight saving', () => {
  const said = MOMENTS.map(([when, instant]) => [when, openingStatus(hours, new Date(instant))]);
  expect(said).toEqual(MOMENTS.map(([when, , line]) => [when, line]));
});

test('a day a week ahead or more is named with its date', () => {
  const vacation: OpeningHours = {
    timeZone: 'America/Chicago',
    week: [[], [{ opens: '09:30', closes: '17:30' }], [], [], [], [], []],
    holidays: { '2027-06-07': [], '2027-06-14': [], '2027-06-21': [], '2027-06-28': [] },
  };
  for (const [day, opens] of [
    ['06-04', 'Monday, July 5,'],
    ['06-28', 'Monday, July 5,'],
    ['06-29', 'Monday'],
  ] as const)
    expect(openingStatus(vacation, new Date(`2027-${day}T15:00Z`))).toBe(`Closed, opens ${opens} 9:30am`);
});

test('a salon that opens on no day of the next month is not promised to open', () => {
  expect(openingStatus({ timeZone: 'America/Chicago', week: [], holidays: {} }, new Date())).toBe('');
});
