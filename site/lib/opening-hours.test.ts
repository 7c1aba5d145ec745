import { expect, test } from 'vitest';

import { openLine, type OpeningPlan } from './opening-hours.ts';

const day = [[540, 1080]] as const;
const plan: OpeningPlan = {
  zone: 'America/Chicago',
  week: [[], day, day, day, day, day, [[540, 960]]],
  days: { '2026-11-26': [], '2026-12-24': [[540, 840]], '2026-12-25': [], '2027-07-04': [[600, 720]] },
};

// Central Standard Time is UTC-6, daylight time UTC-5.
const MOMENTS = [
  ['a weekday, a minute before opening', '2026-11-23T14:59:59Z', 'Closed, opens today 9am'],
  ['a weekday, at opening', '2026-11-23T15:00:00Z', 'Open now, until 6pm'],
  ['a weekday, at closing, midnight in UTC', '2026-11-24T00:00:00Z', 'Closed, opens Tuesday 9am'],
  ['Saturday evening: over Sunday', '2026-11-21T22:00:00Z', 'Closed, opens Monday 9am'],
  ['Thanksgiving', '2026-11-26T16:00:00Z', 'Closed, opens Friday 9am'],
  ['the evening before Thanksgiving', '2026-11-26T00:30:00Z', 'Closed, opens Friday 9am'],
  ['Christmas Eve after two', '2026-12-24T20:00:00Z', 'Closed, opens Saturday 9am'],
  ['a Sunday that is open for once', '2027-07-04T15:00:00Z', 'Open now, until 12pm'],
  // Clocks went forward at 2 am on March 14, 2027, and back at 2 am on November 7.
  ['the Monday after they went forward', '2027-03-15T14:00:00Z', 'Open now, until 6pm'],
  ['its evening, an hour earlier in UTC', '2027-03-15T23:00:00Z', 'Closed, opens Tuesday 9am'],
  ['the hour that comes twice', '2027-11-07T07:30:00Z', 'Closed, opens Monday 9am'],
] as const;

test('the line follows the hours, holidays and daylight saving', () => {
  const said = MOMENTS.map(([when, instant]) => [when, openLine(plan, new Date(instant))]);
  expect(said).toEqual(MOMENTS.map(([when, , line]) => [when, line]));
});

test('half hours are said, and a far day is named with its date', () => {
  const vacation: OpeningPlan = {
    zone: 'America/Chicago',
    week: [[], [[570, 1050]], [], [], [], [], []],
    days: { '2027-06-07': [] },
  };
  expect(openLine(vacation, new Date('2027-06-02T15:00:00Z'))).toBe('Closed, opens Monday, June 14, 9:30am');
  expect(openLine(vacation, new Date('2027-06-14T15:00:00Z'))).toBe('Open now, until 5:30pm');
});

test('a break closes the salon', () => {
  const monday = [
    [540, 720],
    [780, 1080],
  ] as const;
  const withBreak = { zone: 'America/Chicago', week: [[], monday, [], [], [], [], []], days: {} };
  const at = (instant: string) => openLine(withBreak, new Date(instant));
  expect(at('2026-11-23T17:59:00Z')).toBe('Open now, until 12pm');
  expect(at('2026-11-23T18:00:00Z')).toBe('Closed, opens today 1pm');
  expect(at('2026-11-23T19:00:00Z')).toBe('Open now, until 6pm');
  expect(at('2026-11-24T00:00:00Z')).toBe('Closed, opens Monday, November 30, 9am');
});

test('a salon that opens on no day of the next month is not promised to open', () => {
  expect(openLine({ zone: 'America/Chicago', week: [], days: {} }, new Date())).toBe('');
});
