import { expect, test } from 'vitest';
import { wrapHeadingNumbers } from './LegalText.tsx';

test('wraps the number of a heading and nothing else', () => {
  const html = '<h2 id="4-prices">4. Prices in 2025</h2><p>4. not a heading</p><h3>5. Minor</h3>';
  expect(wrapHeadingNumbers(html)).toBe(
    '<h2 id="4-prices"><span class="legal__number">4.</span> Prices in 2025</h2><p>4. not a heading</p><h3>5. Minor</h3>',
  );
});
