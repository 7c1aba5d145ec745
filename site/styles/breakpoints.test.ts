import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MENU_BUTTON, PHONE, TO_TABLET } from './breakpoints.ts';

test('scripts and styles have the same breakpoints', () => {
  const css = readFileSync('site/styles/breakpoints.css', 'utf8');
  for (const [name, query] of Object.entries({
    phone: PHONE,
    'to-tablet': TO_TABLET,
    'menu-button': MENU_BUTTON,
  }))
    expect(css).toContain(`@custom-media --${name} ${query};`);
});
