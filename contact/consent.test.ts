import { expect, it } from 'vitest';
import { consentParts, consentText, consentVersion } from './consent.ts';

it('the agreement says what carriers ask for, and links to the privacy policy and the terms', () => {
  const text = consentText('Copper & Sage');
  const words = ['Copper & Sage', 'automated marketing and service text messages', 'rates may apply'];
  const more = ['not a condition of any purchase', 'frequency varies', 'STOP to opt out', 'HELP for help'];
  expect([...words, ...more].filter((word) => !text.includes(word))).toEqual([]);
  const links = consentParts('Copper & Sage').flatMap((part) => part.href ?? []);
  expect(links).toEqual(['/privacy', '/terms']);
});

it('the agreement has a version that changes with its words', () => {
  expect(consentVersion('Copper & Sage')).toMatch(/^[0-9a-f]{8}$/);
  expect(consentVersion('Copper & Sage')).toBe(consentVersion('Copper & Sage'));
  expect(consentVersion('Copper & Sage')).not.toBe(consentVersion('Copper and Sage'));
});
