import { expect, test } from 'vitest';
import { nameLines, isShort } from './headline.ts';

test.each([
  ['Eyebrows', ['Eyebrows']],
  ['Beard Care', ['Beard', 'Care']],
  ['Men’s Haircuts', ['Men’s', 'Haircuts']],
  ['Extensions & Specialty', ['Extensions', '& Specialty']],
  ['Facial & Body Hair', ['Facial &', 'Body Hair']],
  ['Scalp Massage & Aromatherapy', ['Scalp Massage', '& Aromatherapy']],
] as const)('%s', (name, lines) => {
  expect(nameLines(name)).toEqual(lines);
});

test('a name of ten characters is short', () => {
  expect(isShort('Beard Care')).toBe(true);
  expect(isShort('Hair Styling')).toBe(false);
});
