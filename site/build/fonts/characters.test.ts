import { expect, test } from 'vitest';

import { splitCharacters, unicodeRange } from './characters.ts';

const codePoints = (text: string) => Array.from(text, (character) => character.codePointAt(0) ?? 0);

test('English with its punctuation is common, other languages are the rest', () => {
  const text = '“It’s 5 × 7” – a café: $42…';
  expect(splitCharacters(codePoints(text)).rest).toEqual([]);
  const { common, rest } = splitCharacters(codePoints('aï bë €'));
  expect(String.fromCodePoint(...common)).toBe(' ab');
  expect(String.fromCodePoint(...rest)).toBe('ëï€');
});

test('every character of a font is in one of the two sets, once', () => {
  const { common, rest } = splitCharacters([...codePoints('ban ñ ban\r'), 0xffff]);
  expect([...common, ...rest]).toEqual([...codePoints(' abn'), 0xf1]);
});

test('a range ends before a common character, and before an arrow that no font has', () => {
  expect(unicodeRange([...codePoints('¡¢ªÀÇ'), 0x2191, 0x2193])).toEqual([
    'U+a1-a2',
    'U+aa',
    'U+c0-c7',
    'U+2191',
    'U+2193',
  ]);
});
