import { expect, test } from 'vitest';

import { inTwo, unicodeRange } from './letters.ts';

const points = (text: string) => Array.from(text, (letter) => letter.codePointAt(0) ?? 0);

test('English is common, with its quotes, a café and a price; other languages are the rest', () => {
  const text = '“It’s 5 × 7” – a café: $42…';
  expect(inTwo(points(text)).rest).toEqual([]);
  const { common, rest } = inTwo(points('aï bë €'));
  expect(String.fromCodePoint(...common)).toBe(' ab');
  expect(String.fromCodePoint(...rest)).toBe('ëï€');
});

test('every letter of a font is in one of the two, once', () => {
  const { common, rest } = inTwo([...points('ban ñ ban\r'), 0xffff]);
  expect([...common, ...rest]).toEqual([...points(' abn'), 0xf1]);
});

test('a range goes on until it meets a letter that it must not hold', () => {
  expect(unicodeRange([0xa1, 0xa2, 0xaa, 0xb1, 0x131], [0x41, 0xa9, 0x120])).toEqual([
    'U+a1-a2',
    'U+aa-b1',
    'U+131',
  ]);
});
