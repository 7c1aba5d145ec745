import { expect, test } from 'vitest';

import { cardSvg } from './card.ts';
import { drawable } from './typeset.ts';
import { wrap } from './wrap.ts';

const measure = (line: string) => line.length * 10;

test('text is broken into the fewest lines, as even as possible, or not at all', () => {
  expect(wrap('four words of text', measure, 200, 2)).toEqual(['four words of text']);
  expect(wrap('five words of text here', measure, 200, 2)).toEqual(['five words', 'of text here']);
  expect(wrap('a b c d e f', measure, 10, 2)).toBeUndefined();
  expect(wrap('unbreakable', measure, 100, 2)).toBeUndefined();
});

test.each([
  'Wedding/Homecoming/Quinceañera/Prom updos: book in time',
  'W'.repeat(110),
  'Nguyễn 💇 Łucja: ready',
  '美容院',
])('a card is drawn for “%s”', (title) => {
  const svg = cardSvg({ title, name: 'Shear Test', place: 'Denison, TX' });
  expect(svg).not.toContain('NaN');
  expect(Number(/<path fill="[^"]+" d="M0 (\d+)/u.exec(svg)?.[1])).toBeGreaterThan(100);
});

test('characters that no font has are left out', () => {
  expect(drawable('Nguyễn 💇 Łucja')).toBe('Nguyễn Łucja');
});
