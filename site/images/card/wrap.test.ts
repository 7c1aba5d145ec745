import { expect, test } from 'vitest';

import { wrap } from './wrap.ts';

const letters = (line: string) => line.length;

test('lines are as few as possible and as even as the words allow', () => {
  expect(wrap('one two three four five', letters, 20, 3)).toEqual(['one two three', 'four five']);
  expect(wrap('short', letters, 20, 3)).toEqual(['short']);
});

test('every word stays, in order', () => {
  const text = 'How to choose a popular hairstyle for your face shape';
  expect(wrap(text, letters, 22, 3)?.join(' ')).toBe(text);
});

test('what does not fit is refused', () => {
  expect(wrap('incomprehensibilities', letters, 10, 3)).toBeUndefined();
  expect(wrap('one two three four', letters, 5, 3)).toBeUndefined();
});
