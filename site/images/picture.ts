import { type ImageMetadata } from 'astro';
import { getImage } from 'astro:assets';

import { photoPath, photos } from '../content/index.ts';
import { type PictureData } from '../ui/picture-data.ts';
import { type Area, areaSize, readFocus, WHOLE, writeCut } from './crop.ts';
import { settingsOf } from './encode.ts';
import { placeholderColour } from './placeholder.ts';
import { type Slot } from './slots.ts';

const files = import.meta.glob<{ default: ImageMetadata }>('/content/photos/*.jpg', { eager: true });

/** Pixels: the width of the JPEG, the same for all places, so that one cut has one. 412 px at a density of 1.75. */
const FILLS_A_PHONE = 720;

/** How the content names a picture: a photo, perhaps a part of it, and what must stay in sight. */
export interface PhotoUse {
  photo: string;
  area?: Area | undefined;
  focus?: string | undefined;
  alt?: string | undefined;
}

/**
 * Makes the files of a picture for one place of the layout, cut to its shape around the focal point: AVIF in every
 * width, and one JPEG for the few browsers that cannot read AVIF.
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
  const height = Math.min(inside.height, slot.highest ?? inside.height);
  const largest = Math.floor(Math.min(inside.width, height * ratio));
  const widths = fitting(slot.widths, largest);
  const size = (width: number) => ({ width, height: Math.round(width / ratio) });

  const encode = async (format: 'avif' | 'jpeg', width: number) => {
    const image = await getImage({
      src: file,
      format,
      quality: settingsOf(format, width),
      position,
      fit: 'cover',
      ...size(width),
    });
    return image.src;
  };
  const avif = await Promise.all(
    widths.map(async (width) => `${await encode('avif', width)} ${String(width)}w`),
  );
  const largestSize = size(widths.at(-1) ?? largest);

  return {
    sources: [{ type: 'image/avif', srcSet: avif.join(', '), sizes: slot.sizes, ...largestSize }],
    src: await encode('jpeg', Math.min(largestSize.width, slot.highest ? Infinity : FILLS_A_PHONE)),
    ...largestSize,
    colour: await placeholderColour(photoPath(use.photo), largestSize, cut),
    alt: use.alt ?? photo.alt,
  };
}

/**
 * One picture, two shapes: `wide` where `media` matches, `tall` elsewhere (art direction by `<source media>`).
 * The alternative text is the wide picture's. Browsers without AVIF get both shapes too.
 */
export function artDirected(
  tall: PictureData,
  wide: PictureData,
  media = '(min-width: 40.0625em)',
): PictureData {
  const jpeg = { type: 'image/jpeg', srcSet: tall.src, width: tall.width, height: tall.height } as const;
  return {
    ...wide,
    sources: [
      ...wide.sources.map((source) => ({ ...source, media })),
      ...tall.sources,
      { ...jpeg, media: `not all and ${media}` },
    ],
  };
}

/** The widths that the photo can give without being enlarged, and its own where it falls between two. */
function fitting(widths: readonly number[], largest: number): number[] {
  const possible = widths.filter((width) => width <= largest);
  return possible.length < widths.length ? [...new Set([...possible, largest])] : possible;
}
