import { expect, test } from 'vitest';
import { expectTranscript } from '../../tests/support/expected-text.ts';
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

test('the line follows the hours, holidays and daylight saving', () =>
  expectTranscript('opening-hours', (instant) => openingStatus(hours, new Date(instant))));

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
