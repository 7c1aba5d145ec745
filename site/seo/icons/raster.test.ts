import sharp from 'sharp';
import { expect, test } from 'vitest';

import { squareIcon } from './drawing.ts';
import { icoFile, pngIcon } from './raster.ts';

test('an .ico file contains each size as a PNG', async () => {
  const file = await icoFile(squareIcon(), [16, 32, 48]);
  expect(file.readUInt16LE(2)).toBe(1);
  expect(file.readUInt16LE(4)).toBe(3);
  for (const [at, size] of [16, 32, 48].entries()) {
    const entry = 6 + 16 * at;
    const begin = file.readUInt32LE(entry + 12);
    const picture = file.subarray(begin, begin + file.readUInt32LE(entry + 8));
    expect(file.readUInt8(entry)).toBe(size);
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: size, height: size });
  }
});

test('the strands of the maskable icon are inside the safe circle', async () => {
  const size = 512;
  const raw = await sharp(await pngIcon(squareIcon(0.78), size))
    .removeAlpha()
    .raw()
    .toBuffer();
  const ground = raw.subarray(0, 3);
  // The safe zone: a circle of four fifths of the width. Source: W3C, "Web Application Manifest", 2.9.
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++)
      if (Math.hypot(x - size / 2, y - size / 2) > size * 0.4) {
        const at = (y * size + x) * 3;
        if (!raw.subarray(at, at + 3).equals(ground)) throw new Error(`a strand reaches ${x}, ${y}`);
      }
});
