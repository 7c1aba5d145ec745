import { globSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { addressLines } from '../../site/content/salon/address.ts';
import { openContent } from '../../site/content/content.ts';
import { displayPhone } from '../../site/content/salon/phone.ts';
import { openPrices } from '../../site/content/services/queries.ts';

/** The shipped code. Business facts belong in content/. */
const CODE = globSync('{site,server,contact}/**/*.{ts,tsx,astro,css}').filter(
  (file) => !file.includes('.test.'),
);

/** Comments and schema descriptions may show examples: visitors do not see them. */
const withoutExamples = (code: string) =>
  code
    .replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|\/\/ .*$/gm, '')
    .replaceAll(/(?:describe|error)\([^)]*\)|error: '[^']*'/g, '');

test('no phone number, address, hour, price or town of the salon is written in code', () => {
  const { phone, address, email } = openContent().get('salon');
  const towns = openContent()
    .get('towns')
    .map(({ name }) => name);
  const town = new RegExp(`\\b(?:${[address.city, ...towns].join('|')})\\b`, 'u');
  const facts = [displayPhone(phone), phone, addressLines(address)[0], address.postalCode, email];
  const prices = openPrices(openContent()).flatMap(({ price }) => (price === null ? [] : [price]));
  const pattern = new RegExp(
    [
      ...facts.map((fact) => fact.replaceAll(/[.+()]/gu, String.raw`\$&`)),
      String.raw`\(?(?!555)\d{3}\)\s?\d{3}-\d{4}`,
      String.raw`\b\d{1,2}(?::\d{2})?\s?[ap]m\b`,
      String.raw`\$(?:${prices.join('|')})\b`,
    ].join('|'),
    'i',
  );
  expect('<p>Open 9am-6pm</p>').toMatch(pattern);
  expect(CODE.length).toBeGreaterThan(80);
  const found = CODE.filter((file) =>
    [pattern, town].some((fact) => fact.test(withoutExamples(readFileSync(file, 'utf8')))),
  );
  expect(found).toEqual([]);
});
