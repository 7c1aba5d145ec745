import { expect, test } from 'vitest';

import { salon } from './index.ts';
import { vcard, vcardName } from './vcard.ts';

const facts = salon();
/** The lines, unfolded. */
const read = (card: string) => card.replaceAll('\r\n ', '').split('\r\n');

test('contains name, phone, email, address and hours', () => {
  const lines = read(vcard(facts, 'https://salon.example'));
  const value = (property: string) =>
    lines.find((line) => new RegExp(`^${property}[;:]`, 'u').test(line))?.replace(/^[^:]*:/u, '');
  expect(lines.slice(0, 2)).toEqual(['BEGIN:VCARD', 'VERSION:3.0']);
  expect(lines.slice(-2)).toEqual(['END:VCARD', '']);
  expect(value('FN')).toBe(facts.name);
  expect(value('TEL')).toBe(facts.phone);
  expect(value('EMAIL')).toBe(facts.email);
  expect(value('URL')).toBe('https://salon.example');
  expect(value('ADR')?.split(';')).toEqual([
    '',
    '',
    facts.address.street,
    facts.address.city,
    facts.address.region,
    facts.address.postalCode,
    'United States',
  ]);
  expect(value('NOTE')).toContain(String.raw`Sunday: closed`);
  expect(value('NOTE')?.split(String.raw`\n`)).toHaveLength(3);
});

test('escapes special characters and folds lines after 75 octets', () => {
  const name = `Été; Cut, Color & Co \\ ${'é'.repeat(80)}`;
  const card = vcard({ ...facts, name }, 'https://salon.example');
  expect(read(card)).toContain(`FN:${name.replaceAll(/[\\;,]/gu, String.raw`\$&`)}`);
  for (const line of card.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});

test('names the file after the salon', () => {
  expect(vcardName({ shortName: 'Copper & Sage' })).toBe('copper-and-sage');
  expect(vcardName({ shortName: '  Bob’s!' })).toBe('bob-s');
});
