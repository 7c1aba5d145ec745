import { expect, test } from 'vitest';
import { messageInWords } from './words.ts';

test('a mistake names days with capitals', () => {
  expect(messageInWords('found "monday", "friday", expected days that no other line has')).toBe(
    'found Monday, Friday, expected days that no other line has',
  );
});

test('a mistake names times on the 12-hour clock', () => {
  expect(messageInWords('found "08:30", expected a closing time later than the opening time')).toBe(
    'found 8:30am, expected a closing time later than the opening time',
  );
});

test('what a mistake expects stays as it is', () => {
  const message = 'found "late", expected a time on the 24-hour clock, like "09:00"';
  expect(messageInWords(message)).toBe(message);
});
