import sharp from 'sharp';

import { type Crop, cropBox, type Size } from './crop.ts';

/** A photo of at most 64 x 64 pixels. */
interface Thumbnail extends Size {
  /** Red, green, blue, row by row. */
  pixels: Uint8Array;
}

const thumbnails = new Map<string, Promise<Thumbnail>>();

async function readThumbnail(path: string): Promise<Thumbnail> {
  const { data, info } = await sharp(path)
    .autoOrient()
    .resize(64, 64, { fit: 'inside' })
    .toColorspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}

/**
 * The average color of a cropped photo, shown until the picture loads, as three hexadecimal digits: exact enough for a
 * moment, and short enough for every picture of a page.
 *
 * @param path file of the photo
 * @param shape size whose ratio the crop has
 */
export async function placeholderColor(path: string, shape: Size, crop: Crop): Promise<string> {
  const thumbnail = thumbnails.get(path) ?? readThumbnail(path);
  thumbnails.set(path, thumbnail);
  const { pixels, ...size } = await thumbnail;
  const box = cropBox(size, shape, crop);
  const sums = [0, 0, 0];
  for (let y = box.top; y < box.top + box.height; y++)
    for (let x = box.left; x < box.left + box.width; x++)
      for (const channel of [0, 1, 2]) {
        const value = pixels[(y * size.width + x) * 3 + channel] ?? 0;
        sums[channel] = (sums[channel] ?? 0) + value;
      }
  return sums.map((sum) => Math.round(sum / (box.width * box.height) / 17).toString(16)).join('');
}
