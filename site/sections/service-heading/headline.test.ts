import { expect, test } from 'vitest';
import { headline } from './headline.ts';

test.each([
  ['Eyebrows', ['Eyebrows']],
  ['Beard Care', ['Beard', 'Care']],
  ['Men’s Haircuts', ['Men’s', 'Haircuts']],
  ['Extensions & Specialty', ['Extensions', '& Specialty']],
  ['Facial & Body Hair', ['Facial &', 'Body Hair']],
  ['Scalp Massage & Aromatherapy', ['Scalp Massage', '& Aromatherapy']],
] as const)('%s', (name, lines) => {
  expect(headline(name)).toEqual(lines);
});
