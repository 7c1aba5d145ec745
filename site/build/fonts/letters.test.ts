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

test('a range goes on until it meets a letter that most pages have, or an arrow of the system', () => {
  expect(unicodeRange([...points('¡¢ªÀÇ'), 0x2191, 0x2193])).toEqual([
    'U+a1-a2',
    'U+aa',
    'U+c0-c7',
    'U+2191',
    'U+2193',
  ]);
});
