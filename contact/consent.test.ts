import { describe, expect, it } from 'vitest';
import { consentParts, consentText, consentVersion } from './consent.ts';

describe('the agreement', () => {
  const text = consentText('Copper & Sage');

  const WORDS = [
    'Copper & Sage',
    'automated marketing and service text messages',
    'not a condition of any purchase',
    'rates may apply',
    'frequency varies',
    'STOP to opt out',
    'HELP for help',
  ];

  it('says what carriers ask for', () => {
    expect(WORDS.filter((words) => !text.includes(words))).toEqual([]);
  });

  it('has a version that changes with its words', () => {
    expect(consentVersion('Copper & Sage')).toMatch(/^[0-9a-f]{8}$/);
    expect(consentVersion('Copper & Sage')).toBe(consentVersion('Copper & Sage'));
    expect(consentVersion('Copper & Sage')).not.toBe(consentVersion('Copper and Sage'));
  });

  it('links to the privacy policy and the terms', () => {
    const links = consentParts('Copper & Sage').flatMap((part) => part.href ?? []);
    expect(links).toEqual(['/privacy', '/terms']);
  });
});
