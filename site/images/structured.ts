import { type ImageMetadata } from 'astro';
import { getImage } from 'astro:assets';

import { photos } from '../content/index.ts';
import { readFocus, WHOLE, writeCut } from './crop.ts';
import { type PhotoUse } from './picture.ts';

const files = import.meta.glob<{ default: ImageMetadata }>('/content/photos/*.jpg', { eager: true });

/** 16:9, 4:3 and 1:1, as wide as Google asks for (Search Central, "Article": image). */
const SIZES = [675, 900, 1200].map((height) => ({ width: 1200, height }));

/** A picture for structured data, in the three ratios from which Google picks: absolute addresses of JPEGs. */
export function structuredPictures({ photo, area, focus }: PhotoUse, origin: string): Promise<string[]> {
  const entry = photos()[photo];
  const file = files[`/content/photos/${photo}.jpg`]?.default;
  if (!entry || !file) throw new Error(`content/photos/${photo}.jpg: there is no such photo`);
  const position = writeCut({ area: area ?? WHOLE, focus: readFocus(focus ?? entry.focus) });
  return Promise.all(
    SIZES.map(async (size) => {
      const { src } = await getImage({
        src: file,
        format: 'jpeg',
        quality: 74,
        position,
        fit: 'cover',
        ...size,
      });
      return new URL(src, origin).href;
    }),
  );
}
