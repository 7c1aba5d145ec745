import { expect, test } from 'vitest';
import { displayPhone, phoneHref } from './phone.ts';

test('formats a number for display and as links', () => {
  expect(displayPhone('+19035550142')).toBe('(903) 555-0142');
  expect(phoneHref('+19035550142')).toBe('tel:+19035550142');
});
