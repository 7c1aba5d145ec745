import postcss from 'postcss';
import { expect, test } from 'vitest';

import { conditionInEm, lettersInRem, typeInRem } from './letters-in-rem.ts';

test.each([
  ['16.5px', '1.03125rem'],
  ['600 16px/25px var(--text)', '600 1rem/1.5625rem var(--text)'],
  ['0.9em', '0.9em'],
  // Lines of text double with the letters between their bounds, too.
  ['clamp(19px, 1.55vw, 23px)', 'clamp(1.1875rem,1.55vw + 1.3125rem - 21px,1.4375rem)'],
  ['300 clamp(52px, 7.2vw, 116px) / 0.96 x', '300 calc(clamp(52px, 7.2vw, 116px) + 1.5rem - 24px) / 0.96 x'],
  // Cut to the width of the screen.
  ['clamp(62px, 18.6vw, 316px)', 'clamp(62px, 18.6vw, 316px)'],
  ['min(19.8vw, 96px)', 'min(19.8vw, 96px)'],
])('letters of %s are %s', (written, built) => {
  expect(typeInRem(written)).toBe(built);
});

test('a layout changes at a width counted in letters, and pictures with it', () => {
  expect(conditionInEm('(min-width: 1001px) and (max-height: 860px)')).toBe(
    '(min-width: 62.5625em) and (max-height: 53.75em)',
  );
  expect(conditionInEm('(max-width: 640px) 116px, 20vw')).toBe('(max-width: 40em) 116px, 20vw');
});

test('all else in a stylesheet stays as it is written', () => {
  const css = '@media (max-width: 640px) { a { font-size: 16px; padding: 16px; border: 1px solid } }';
  expect(postcss([lettersInRem]).process(css, { from: undefined }).css).toBe(
    '@media (max-width: 40em) { a { font-size: 1rem; padding: 16px; border: 1px solid } }',
  );
});
