import { expect, test } from 'vitest';
import { isPhone, PHONE_PATTERN, phoneHref } from './phone.ts';

/** One number, as people, phones and web pages write it. */
const WRITINGS = [
  '(903) 555-0142',
  '903-555-0142',
  '903/555-0142',
  '+1 903 555 0142',
  'Cell: 903.555.0142',
  '(903) 555-0142 (home)',
  'C: ９０３－５５５－０１４２',
  '(903) 555-0142 (ext 12)',
  '903/555-0142 #4',
  '903-555-0142 x12',
  '903 555 0142 cell',
  '903-555-0142,,4',
  'tel:+1-903-555-0142;ext=4',
  // As phones copy it out of their contacts: wrapped in direction marks, with hyphens that do not break.
  '\u202a(903)\u00a0555\u20110142\u202c',
  '903\u200b-555\u00ad-0142',
  '٩٠٣-٥٥٥-٠١٤٢',
  '۹۰۳-۵۵۵-۰۱۴۲',
  '९०३ ५५५ ०१४२',
];

test('a number may be written in many ways, and is called without its extension', () => {
  expect(WRITINGS.filter((phone) => !isPhone(phone))).toEqual([]);
  const links = WRITINGS.map(phoneHref);
  expect(links.filter((link) => !/^tel:(?:\+1)?9035550142$/u.test(link))).toEqual([]);
  const foreign = ['555-0142', '+44 20 7946 0958', '0049 30 901820', '+123456789012345'];
  expect(foreign.filter((phone) => !isPhone(phone))).toEqual([]);
});

test('other text is no number', () => {
  const others = ['', 'call me', 'cell', '123456', 'name@example.com', '+1234567890123456', '+'];
  expect([...others, '903 555 0142 <b>', 'ext 903555'].filter(isPhone)).toEqual([]);
});

test('the pattern for browsers without JavaScript takes the same numbers', () => {
  const pattern = new RegExp(`^(?:${PHONE_PATTERN})$`, 'v');
  expect(WRITINGS.filter((phone) => !pattern.test(phone))).toEqual([]);
  expect(pattern.test('903 555')).toBe(false);
});
