import { expect, it } from 'vitest';
import { normalizeEmail, normalizePhone } from './person.ts';

it.each(['(555) 555-0142', '+1 555.555.0142', '5555550142 ext. 7', '５５５ ５５５ ０１４２'])(
  'normalizes the phone number %s',
  (phone) => {
    expect(normalizePhone(phone)).toBe('5555550142');
  },
);

it('normalizes an email address', () => {
  expect(normalizeEmail(' Dana <Dana@Example.COM> ')).toBe('dana@example.com');
});
