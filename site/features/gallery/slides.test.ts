import { describe, expect, test } from 'vitest';

import { nearestSlide, slideForKey, slidesAround } from './slides.ts';

test.each([
  [-1, 0],
  [3, 3],
  [9, 8],
])('the slide nearest to %i of nine is %i', (index, slide) => {
  expect(nearestSlide(index, 9)).toBe(slide);
});

describe('the slides to render', () => {
  test('are the current one and its neighbors', () => {
    expect(slidesAround(4, 9)).toEqual([3, 4, 5]);
  });

  test('end with the last one', () => {
    expect(slidesAround(8, 9)).toEqual([7, 8]);
  });

  test('are one in a carousel of one', () => {
    expect(slidesAround(0, 1)).toEqual([0]);
  });
});

describe('from the fifth of nine slides', () => {
  test.each([
    ['ArrowLeft', 3],
    ['ArrowRight', 5],
    ['Home', 0],
    ['End', 8],
    ['a', undefined],
  ])('the key %s leads to %s', (key, slide) => {
    expect(slideForKey(key, 4, 9)).toBe(slide);
  });
});

test('an arrow key at the end stays there', () => {
  expect(slideForKey('ArrowRight', 8, 9)).toBe(8);
});
