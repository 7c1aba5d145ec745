import { type ImageMetadata } from 'astro';
import { getImage } from 'astro:assets';

import { photoPath, photos } from '../content/index.ts';
import { type PictureData } from '../ui/picture-data.ts';
import { type Area, areaSize, readFocus, WHOLE, writeCut } from './crop.ts';
import { qualityOf } from './encode.ts';
import { placeholderColour } from './placeholder.ts';
import { type Slot } from './slots.ts';

const files = import.meta.glob<{ default: ImageMetadata }>('/content/photos/*.jpg', { eager: true });

/** How the content names a picture: a photo, perhaps a part of it, and what must stay in sight. */
export interface PhotoUse {
  photo: string;
  area?: Area | undefined;
  focus?: string | undefined;
  alt?: string | undefined;
}

/**
 * Makes the files of a picture for one place of the layout: AVIF in every width, WebP in every other one (browsers
 * without AVIF are few), both cut to the slot's shape around the focal point.
 * Throws when the photo is not in content/photos.
 */
export async function picture(use: PhotoUse, slot: Slot): Promise<PictureData> {
  const photo = photos()[use.photo];
  const file = files[`/content/photos/${use.photo}.jpg`]?.default;
  if (!photo || !file) throw new Error(`content/photos/${use.photo}.jpg: there is no such photo`);

  const area = use.area ?? WHOLE;
  const inside = areaSize(file, area);
  const ratio = slot.ratio ?? inside.width / inside.height;
  const cut = { area, focus: readFocus(use.focus ?? photo.focus) };
  const position = writeCut(cut);
  const largest = Math.floor(Math.min(inside.width, inside.height * ratio));
  const widths = fitting(slot.widths, largest);
  const size = (width: number) => ({ width, height: Math.round(width / ratio) });

  const encode = async (format: 'avif' | 'webp', width: number) => {
    const image = await getImage({
      src: file,
      format,
      quality: qualityOf(format, width),
      position,
      fit: 'cover',
      ...size(width),
    });
    return { url: image.src, width };
  };
  const srcSet = (images: { url: string; width: number }[]) =>
    images.map(({ url, width }) => `${url} ${String(width)}w`).join(', ');

  const avif = await Promise.all(widths.map((width) => encode('avif', width)));
  const webp = await Promise.all(
    widths.filter((_, i) => i % 2 === (widths.length - 1) % 2).map((w) => encode('webp', w)),
  );
  const largestSize = size(widths.at(-1) ?? largest);

  return {
    sources: [
      { type: 'image/avif', srcSet: srcSet(avif), sizes: slot.sizes, ...largestSize },
      { type: 'image/webp', srcSet: srcSet(webp), sizes: slot.sizes, ...largestSize },
    ],
    src: webp.at(-1)?.url ?? '',
    ...largestSize,
    colour: await placeholderColour(photoPath(use.photo), largestSize, cut),
    alt: use.alt ?? photo.alt,
  };
}

/**
 * One picture, two shapes: `wide` from `breakpoint` on, `tall` below (art direction by `<source media>`).
 * The alternative text is the wide picture's.
 */
export function artDirected(
  tall: PictureData,
  wide: PictureData,
  breakpoint = '(min-width: 641px)',
): PictureData {
  return {
    ...wide,
    sources: [...wide.sources.map((source) => ({ ...source, media: breakpoint })), ...tall.sources],
  };
}

/** The widths that the photo can give without being enlarged, and its own where it falls between two. */
function fitting(widths: readonly number[], largest: number): number[] {
  const possible = widths.filter((width) => width <= largest);
  return possible.length < widths.length ? [...new Set([...possible, largest])] : possible;
}
