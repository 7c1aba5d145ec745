import { type ImageMetadata } from 'astro';
import { getImage } from 'astro:assets';

import { photos } from '../content/index.ts';
import { type Area, type Cut, readFocus, type Size, WHOLE, writeCut } from './crop.ts';
import { type Format } from './encode.ts';

const files = import.meta.glob<{ default: ImageMetadata }>('/content/photos/*.jpg', { eager: true });

/** How the content refers to a picture: a photo, optionally a part of it, a focus point, and an alternative text. */
export interface PhotoUse {
  photo: string;
  area?: Area | undefined;
  focus?: string | undefined;
  alt?: string | undefined;
}

export interface Photo {
  file: ImageMetadata;
  cut: Cut;
  alt: string;
}

/** @throws Error when the photo is not in content/photos */
export function findPhoto({ photo, area, focus, alt }: PhotoUse): Photo {
  const entry = photos()[photo];
  const file = files[`/content/photos/${photo}.jpg`]?.default;
  if (!entry || !file) throw new Error(`content/photos/${photo}.jpg: found no such photo`);
  return {
    file,
    cut: { area: area ?? WHOLE, focus: readFocus(focus ?? entry.focus) },
    alt: alt ?? entry.alt,
  };
}

/** What else than the cut an encoded picture depends on; see ./service.ts. */
interface Encoding extends Size {
  format: Format;
  quality?: number | string;
  card?: string;
}

/** Encodes a photo, cropped to the given size. Returns the URL of the file. */
export async function encodePhoto({ file, cut }: Photo, encoding: Encoding): Promise<string> {
  const image = await getImage({ src: file, position: writeCut(cut), fit: 'cover', ...encoding });
  return image.src;
}
