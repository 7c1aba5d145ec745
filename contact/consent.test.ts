import { expect, it } from 'vitest';
import { consentParts, consentText } from './consent.ts';

it('the agreement says what carriers ask for, and links to the privacy policy and the terms', () => {
  const text = consentText('Copper & Sage');
  const words = ['Copper & Sage', 'automated marketing and service text messages', 'rates may apply'];
  const more = ['not a condition of any purchase', 'frequency varies', 'STOP to opt out', 'HELP for help'];
  expect([...words, ...more].filter((word) => !text.includes(word))).toEqual([]);
  const links = consentParts('Copper & Sage').flatMap((part) => part.href ?? []);
  expect(links).toEqual(['/privacy', '/terms']);
});
