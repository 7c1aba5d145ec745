import sharp from 'sharp';

import { type Cut, cropBox, type Size } from './crop.ts';

/** A photo at the size of a stamp: enough to know its colours. */
interface Stamp extends Size {
  /** Red, green, blue, from the top left, row by row. */
  pixels: Uint8Array;
}

const stamps = new Map<string, Promise<Stamp>>();

async function readStamp(path: string): Promise<Stamp> {
  const { data, info } = await sharp(path)
    .autoOrient()
    .resize(64, 64, { fit: 'inside' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}

/**
 * The colour that stands in for a picture until it is there: the mean of what the cut shows, as three hexadecimal digits
 * (one of 4,096 colours, close enough for a moment and short enough to be written for every picture).
 *
 * @param path the photo
 * @param shape shape that the cut is made in
 */
export async function placeholderColour(path: string, shape: Size, cut: Cut): Promise<string> {
  const stamp = stamps.get(path) ?? readStamp(path);
  stamps.set(path, stamp);
  const { pixels, ...size } = await stamp;
  const box = cropBox(size, shape, cut);
  const sums = [0, 0, 0];
  for (let y = box.top; y < box.top + box.height; y++)
    for (let x = box.left; x < box.left + box.width; x++)
      for (const channel of [0, 1, 2]) {
        const value = pixels[(y * size.width + x) * 3 + channel] ?? 0;
        sums[channel] = (sums[channel] ?? 0) + value;
      }
  return sums.map((sum) => Math.round(sum / (box.width * box.height) / 17).toString(16)).join('');
}
