import { expect, test } from 'vitest';
import { headline } from './headline.ts';

test.each([
  ['Eyebrows', ['Eyebrows'], 'medium'],
  ['Beard Care', ['Beard', 'Care'], 'short'],
  ['Men’s Haircuts', ['Men’s', 'Haircuts'], 'medium'],
  ['Extensions & Specialty', ['Extensions', '& Specialty'], 'long'],
  ['Facial & Body Hair', ['Facial &', 'Body Hair'], 'long'],
  ['Scalp Massage & Aromatherapy', ['Scalp Massage', '& Aromatherapy'], 'longest'],
] as const)('%s', (name, lines, size) => {
  expect(headline(name)).toEqual({ lines, size });
});
