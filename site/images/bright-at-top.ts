import sharp from 'sharp';

import { type Area, WHOLE } from './crop.ts';

/** Part of the picture's height that the header covers. */
const HEADER = 0.18;
/** Gray level, of 255, on which the header's dark text has a contrast of 4.5:1. */
const BRIGHT = 128;
/** Part of the pixels that may be darker: a few dark spots do not make text illegible. */
const DARKER = 0.1;

/**
 * Whether the header's dark text is legible on the top of a photo.
 * @param path file of the photo
 */
export async function brightAtTop(path: string, area: Area = WHOLE): Promise<boolean> {
  const { autoOrient } = await sharp(path).metadata();
  const { width, height } = autoOrient;
  const pixels = await sharp(path)
    .autoOrient()
    .extract({
      left: Math.floor((area.left / 100) * width),
      top: Math.floor((area.top / 100) * height),
      width: Math.floor((area.width / 100) * width),
      height: Math.floor((area.height / 100) * height * HEADER),
    })
    .resize(24, 4, { fit: 'fill' })
    .grayscale()
    .raw()
    .toBuffer();
  const darkestFirst = pixels.sort();
  return (darkestFirst[Math.floor(pixels.length * DARKER)] ?? 0) >= BRIGHT;
}
