import { describe, expect, it } from 'vitest';
import { consentParts, consentText } from './consent.ts';

describe('the agreement', () => {
  const text = consentText('Copper & Sage');

  it.each([
    'Copper & Sage',
    'automated marketing and service text messages',
    'not a condition of any purchase',
    'rates may apply',
    'frequency varies',
    'STOP to opt out',
    'HELP for help',
  ])('says "%s"', (words) => {
    expect(text).toContain(words);
  });

  it('links to the privacy policy and the terms', () => {
    const links = consentParts('Copper & Sage').flatMap((part) => part.href ?? []);
    expect(links).toEqual(['/privacy', '/terms']);
  });
});
