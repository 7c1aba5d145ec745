import { relative } from 'node:path';

import sharp from 'sharp';

import { type Crop, cropBox, type Size } from './crop.ts';

/** Photos of at most 64 x 64 pixels, by path. */
const thumbnails = new Map<string, ReturnType<typeof readThumbnail>>();

async function readThumbnail(path: string) {
  try {
    return await sharp(path)
      .autoOrient()
      .resize(64, 64, { fit: 'inside' })
      .toColorspace('srgb')
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch (error) {
    const message = `${relative('.', path)}: found a damaged photo, expected a whole one: copy or send it again`;
    throw new Error(message, { cause: error });
  }
}

/**
 * The average color of a cropped photo, shown until the picture loads, as three hexadecimal digits: exact enough for a
 * moment, and short enough for every picture of a page.
 *
 * @param path file of the photo
 * @param shape size whose ratio the crop has
 * @throws Error when the photo is damaged
 */
export async function placeholderColor(path: string, shape: Size, crop: Crop): Promise<string> {
  const thumbnail = thumbnails.get(path) ?? readThumbnail(path);
  thumbnails.set(path, thumbnail);
  const { data, info } = await thumbnail;
  const cut = await sharp(data, { raw: info })
    .extract(cropBox(info, shape, crop))
    .png()
    .toBuffer();
  const { channels } = await sharp(cut).stats();
  return channels.map(({ mean }) => Math.round(mean / 17).toString(16)).join('');
}
