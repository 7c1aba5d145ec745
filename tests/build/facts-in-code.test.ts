import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { addressLines } from '../../site/content/address.ts';
import { salon } from '../../site/content/index.ts';
import { displayPhone } from '../../site/content/phone.ts';
import { openPrices } from '../../site/content/services.ts';

/** The shipped code. Business facts belong in content/. */
const CODE = ['site', 'server', 'contact'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => /\.(?:ts|tsx|astro|css)$/.test(file) && !file.includes('.test.')),
);

/** Comments and schema descriptions may show examples: visitors do not see them. */
const withoutExamples = (code: string) =>
  code
    .replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|\/\/ .*$/gm, '')
    .replaceAll(/(?:describe|error)\([^)]*\)|error: '[^']*'/g, '');

const facts = salon();
const FORBIDDEN: Record<string, RegExp> = {
  'a phone number': /\((?!555)\d{3}\)\s?\d{3}-\d{4}|\+1[2-9]\d{9}/,
  'the salon’s own number': new RegExp(displayPhone(facts.phone).replaceAll(/[()]/g, '\\$&')),
  'the street': new RegExp(addressLines(facts.address)[0]),
  'the ZIP code': new RegExp(facts.address.postalCode),
  'the mail address': new RegExp(facts.email.replace('.', '\\.')),
  'an opening hour': /\b\d{1,2}(?::\d{2})?\s?[ap]m\b/i,
  'a price': new RegExp(
    `\\$(?:${openPrices()
      .flatMap(({ price }) => price ?? [])
      .join('|')})\\b`,
  ),
};

test.each(Object.entries(FORBIDDEN))('%s is not written in code', (_, pattern) => {
  const found = CODE.filter((file) => pattern.test(withoutExamples(readFileSync(file, 'utf8'))));
  expect(found).toEqual([]);
});

test('the code was read', () => {
  expect(CODE.length).toBeGreaterThan(80);
  expect(FORBIDDEN['an opening hour']?.test('<p>Open 9am-6pm</p>')).toBe(true);
  const price = openPrices().find((line) => line.price !== null)?.price;
  expect(FORBIDDEN['a price']?.test(`Gloss $${String(price)}`)).toBe(true);
});
