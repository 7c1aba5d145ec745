import { type ImageMetadata } from 'astro';
import { getImage } from 'astro:assets';

import { photos } from '../content/index.ts';
import { readFocus, WHOLE, writeCut } from './crop.ts';
import { type PhotoUse } from './picture.ts';

const files = import.meta.glob<{ default: ImageMetadata }>('/content/photos/*.jpg', { eager: true });
const SIZE = { width: 1200, height: 630 } as const;

/** The picture of a shared link: 1200×630 as Open Graph readers want it, JPEG because they all read that. */
export async function socialPicture({ photo, area, focus, alt }: PhotoUse) {
  const entry = photos()[photo];
  const file = files[`/content/photos/${photo}.jpg`]?.default;
  if (!entry || !file) throw new Error(`content/photos/${photo}.jpg: there is no such photo`);
  const position = writeCut({ area: area ?? WHOLE, focus: readFocus(focus ?? entry.focus) });
  const image = await getImage({ src: file, format: 'jpeg', quality: 74, position, fit: 'cover', ...SIZE });
  return { url: image.src, ...SIZE, alt: alt ?? entry.alt };
}
