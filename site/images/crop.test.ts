import { expect, test } from 'vitest';
import { cropBox, WHOLE } from './crop.ts';

const PHOTO = { width: 1600, height: 1200 };

test('a crop is placed as CSS does, so that it may be cropped again', () => {
  const focus = { x: 25, y: 80 };
  const half = cropBox(PHOTO, { width: 1, height: 2 }, { area: WHOLE, focus });
  expect(half).toMatchObject({ left: 250, width: 600 });
  const quarter = cropBox(half, { width: 1, height: 4 }, { area: WHOLE, focus });
  expect(half.left + quarter.left).toBe((1600 - 300) * 0.25);
});

test('a crop never leaves the photo, whatever the rounding', () => {
  for (let width = 1; width < 60; width += 7)
    for (let x = 0; x <= 100; x += 5) {
      const box = cropBox(
        { width: 333, height: 251 },
        { width, height: 13 },
        { area: { left: 33.3, top: 11.1, width: 66.7, height: 88.9 }, focus: { x, y: x } },
      );
      expect(box.left + box.width).toBeLessThanOrEqual(333);
      expect(box.top + box.height).toBeLessThanOrEqual(251);
      expect(Math.min(box.left, box.top)).toBeGreaterThanOrEqual(0);
    }
});
