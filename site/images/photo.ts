import type { ImageMetadata } from 'astro';
import { getImage } from 'astro:assets';
import { siteContent } from '../content/content.ts';
import { type Area, type Crop, parseFocus, type Size, WHOLE, serializeCrop } from './crop.ts';
import { type Format, settingsOf, type Variant } from './encoder-settings.ts';

const files = import.meta.glob<{ default: ImageMetadata }>('/content/photos/*.jpg', { eager: true });

/** How the content refers to a picture: a photo, optionally a part of it, a focus point, and an alternative text. */
export interface PhotoReference {
  photo: string;
  area?: Area | undefined;
  focus?: string | undefined;
  alt?: string | undefined;
}

export interface Photo {
  file: ImageMetadata;
  crop: Crop;
  alt: string;
}

/** The file, crop and alternative text of a photo. @throws Error when it is not in content/photos */
export function findPhoto({ photo, area, focus, alt }: PhotoReference): Photo {
  const entry = siteContent().get('photos')[photo];
  const file = files[`/content/photos/${photo}.jpg`]?.default;
  if (!entry || !file) throw new Error(`content/photos/${photo}.jpg: found no such photo`);
  return {
    file,
    crop: { area: area ?? WHOLE, focus: parseFocus(focus ?? entry.focus) },
    alt: alt ?? entry.alt,
  };
}

/** Options of an encoded picture besides its crop; see ./service.ts. */
interface Encoding extends Size {
  format: Format;
  /** Astro leaves the meaning of other words than its own to the image service. */
  quality?: Variant;
}

/** Encodes a photo, cropped to the given size. Returns the URL of the file. */
export async function encodePhoto({ file, crop }: Photo, encoding: Encoding): Promise<string> {
  // In the names of cached files, so that other settings make other files.
  const settings = Object.values(settingsOf(encoding.format, encoding.width, encoding.quality)).join(' ');
  return (await getImage({ src: file, position: `${serializeCrop(crop)} ${settings}`, ...encoding })).src;
}
