import { expect, test } from 'vitest';
import { wrapHeadingNumber } from './LegalText.tsx';

test.each([
  [
    '<h2 id="4-prices">4. Prices in 2025</h2>',
    '<h2 id="4-prices"><span class="legal__number">4.</span> Prices in 2025</h2>',
  ],
  ['<h2 id="a">2025. A year</h2>', '<h2 id="a"><span class="legal__number">2025.</span> A year</h2>'],
  ['<h2 id="b">Prices of 4. July</h2>', '<h2 id="b">Prices of 4. July</h2>'],
])('wraps the number at the start of %s', (heading, wrapped) => {
  expect(wrapHeadingNumber(heading)).toBe(wrapped);
});
