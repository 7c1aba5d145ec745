import { expect, test } from 'vitest';
import { displayPhone, phoneHref } from './phone.ts';

test('a number as people write it, and as a link', () => {
  expect(displayPhone('+19035550142')).toBe('(903) 555-0142');
  expect(phoneHref('+19035550142')).toBe('tel:+19035550142');
});
