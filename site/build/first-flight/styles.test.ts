import { expect, test } from 'vitest';

import { alive } from './alive.ts';
import { pageStyles } from './styles.ts';

const page = alive('<body><p class="a b"><i class="e"></i></p></body>', []);
const screen = (...sheets: string[]) => pageStyles(sheets, page).screen;
const print = (...sheets: string[]) => pageStyles(sheets, page).print;

test('leaves out rules, selectors and conditions that can match nothing', () => {
  expect(screen('.a, .x, .b:hover { color: red }')).toBe('.a,.b:hover{color:red}');
  expect(screen('.x{color:red}@media (width<=1px){.x{color:red}}@layer ui{.y .a{top:0}}')).toBe('');
});

test('keeps what is no rule: fonts, keyframes, named layers, transitions between pages', () => {
  const kept =
    '@layer base,ui;@font-face{font-family:"A, B";src:url("/f.woff2")}@keyframes k{0%,70%{top:0}to{top:1px}}@view-transition{navigation:auto}';
  expect(screen(kept)).toBe(kept);
});

test('brings the rules of a layer together, in their order', () => {
  expect(screen('@layer ui{.a{top:0}}.b{top:1px}', '@layer ui{.b{top:2px}}@layer base{.e{top:3px}}')).toBe(
    '@layer ui{.a{top:0}.b{top:2px}}.b{top:1px}@layer base{.e{top:3px}}',
  );
});

test('writes neighbours under the same condition once, and never turns their order', () => {
  expect(
    screen(
      '@media (width<=9px){.a{top:0}}@media (width <= 9px){}@media (width<=9px){.b{top:0;left:0}}.a{top:1px}@media (width<=9px){.a{top:2px}}',
    ),
  ).toBe('@media(width<=9px){.a{top:0}.b{top:0;left:0}}.a{top:1px}@media(width<=9px){.a{top:2px}}');
});

test('leaves out spaces that mean nothing, and no others', () => {
  expect(
    screen(
      '.a{/* why */margin:calc(-1 * var(--m) - 2px) auto;font:250 clamp(1px, 2vw, 3px) / 1 "A , B", serif!important;--x:a b}',
    ),
  ).toBe(
    '.a{margin:calc(-1*var(--m) - 2px) auto;font:250 clamp(1px,2vw,3px)/1 "A , B",serif!important;--x:a b}',
  );
});

test('sets apart what is for print, in its layers', () => {
  const sheet =
    '@layer base,ui;@layer ui{.a{top:0}@media print{.a{top:1px}.x{top:2px}}}@media print{@page{margin:1mm}.e{top:3px}}';
  expect(screen(sheet)).toBe('@layer base,ui;@layer ui{.a{top:0}}');
  expect(print(sheet)).toBe('@layer base,ui;@layer ui{.a{top:1px}}@page{margin:1mm}.e{top:3px}');
});
