import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { cardSvg } from '../images/card/card.ts';
import { THEME_COLOR } from '../seo/head.ts';
import { squareIcon, tabIcon } from '../seo/icons/drawing.ts';

const css = readFileSync('site/styles/tokens.css', 'utf8');
const tokens = new Set(css.match(/#[\da-f]{6}\b/gu));
const card = cardSvg({ title: 'Two lines of a title for a card', name: 'Salon', place: 'Sherman, TX' });

test.each([
  ['the tab icon', tabIcon()],
  ['the icon for home screens', squareIcon()],
  ['a social picture', card],
  ['the theme color', Object.values(THEME_COLOR).join()],
])('%s uses color tokens only', (_, drawing) => {
  const colors = drawing.match(/#[\da-f]{6}\b/gu) ?? [];
  expect(colors.length).toBeGreaterThan(1);
  for (const color of colors) expect(tokens).toContain(color);
});
