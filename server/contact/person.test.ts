import { expect, it } from 'vitest';
import { normaliseEmail, normalisePhone } from './person.ts';

it.each([
  '(555) 555-0142',
  '+1 555.555.0142',
  '1-555-555-0142',
  '5555550142 ext. 7',
  '５５５ ５５５ ０１４２',
])('finds a number that was written %s', (phone) => {
  expect(normalisePhone(phone)).toBe('5555550142');
});

it('finds an address in any case', () => {
  expect(normaliseEmail(' Dana@Example.COM ')).toBe('dana@example.com');
});
