import { type PictureData } from '../ui/picture-data.ts';
import { areaSize } from './crop.ts';
import { type Format, qualityOf } from './encode.ts';
import { encodePhoto, findPhoto, type PhotoUse } from './photo.ts';
import { type ImageSlot } from './image-slots.ts';

/** Width of the JPEG in pixels, the same in all slots, so that slots with the same crop share it: 412 px at 1.75. */
const JPEG_WIDTH = 720;

/**
 * Encodes a picture for one slot of the layout, cropped to its ratio around the focus point: AVIF in every width, and one
 * JPEG for browsers without AVIF.
 *
 * @throws Error when the photo is not in content/photos
 */
export async function picture(use: PhotoUse, slot: ImageSlot): Promise<PictureData> {
  const photo = findPhoto(use);
  const inside = areaSize(photo.file, photo.crop.area);
  const ratio = slot.ratio ?? inside.width / inside.height;
  const height = Math.min(inside.height, slot.maxHeight ?? inside.height);
  const largest = Math.floor(Math.min(inside.width, height * ratio));
  const widths = withoutEnlarging(slot.widths, largest);
  const size = (width: number) => ({ width, height: Math.round(width / ratio) });
  const encode = (format: Format, width: number) => {
    const own = format === 'avif' ? slot.quality : undefined;
    return encodePhoto(photo, { format, quality: own ?? qualityOf(format, width), ...size(width) });
  };

  const avif = await Promise.all(
    widths.map(async (width) => `${await encode('avif', width)} ${String(width)}w`),
  );
  const largestSize = size(widths.at(-1) ?? largest);
  return {
    sources: [{ type: 'image/avif', srcSet: avif.join(', '), sizes: slot.sizes, ...largestSize }],
    src: await encode('jpeg', Math.min(largestSize.width, slot.maxHeight ? Infinity : JPEG_WIDTH)),
    ...largestSize,
    alt: photo.alt,
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

/** The widths that the photo has pixels for, and the photo's own width in place of the larger ones. */
function withoutEnlarging(widths: readonly number[], largest: number): number[] {
  const possible = widths.filter((width) => width <= largest);
  return possible.length < widths.length ? [...new Set([...possible, largest])] : possible;
}
