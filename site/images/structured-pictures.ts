import { qualityOf } from './encode.ts';
import { encodePhoto, findPhoto, type PhotoUse } from './photo.ts';

/** 16:9, 4:3 and 1:1 at the width that Google asks for (Search Central, "Article": image). */
const SIZES = [675, 900, 1200].map((height) => ({ width: 1200, height }));

/** Absolute URLs of a photo for structured data, as JPEG in the three ratios from which Google picks. */
export function structuredPictures(use: PhotoUse, origin: string): Promise<string[]> {
  const photo = findPhoto(use);
  return Promise.all(
    SIZES.map(async (size) => {
      const src = await encodePhoto(photo, {
        format: 'jpeg',
        quality: qualityOf('jpeg', size.width),
        ...size,
      });
      return new URL(src, origin).href;
    }),
  );
}
