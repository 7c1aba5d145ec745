import type { PictureData, PictureSource } from '../lib/picture-data.ts';
import { areaSize, type Crop, type Size } from './crop.ts';
import { encodePhoto, findPhoto, type Photo, type PhotoReference } from './photo.ts';

/** Widths in pixels: half and all of 412 CSS pixels at a density of 1.75; all of 390 at 3, or most of a desktop's 1440. */
const WIDTHS = [440, 736, 1200];
/** Width in pixels for pictures as wide as the screen of a desktop. */
const WIDEST = 1600;
/** Widths in pixels of the crop for phones: 412 CSS pixels at densities of 1.75 and 2.6. */
const PHONE_WIDTHS = [724, 1080];
/** Height in pixels that no file exceeds: upright photos get smaller widths instead. */
const MAX_HEIGHT = 1600;
/** A file is left out if the next one is less than this times as wide. */
const STEP = 1.3;
/** Width in pixels of the one JPEG per photo, which structured data and lightbox links use, too. */
const JPEG_WIDTH = 1200;

/**
 * Encodes a photo, or its `area`: AVIF in up to four widths. CSS crops it, so that all its places share these files.
 * @param options.fullWidth for a picture as wide as the screen, also on desktops
 * @param options.phone ratio (width by height) of an upright crop for phones, if the first screen waits for the picture
 * @throws Error when the photo is not in content/photos
 */
export async function picture(
  use: PhotoReference,
  options: { fullWidth?: boolean; phone?: number } = {},
): Promise<PictureData> {
  const photo = findPhoto(use);
  const inside = areaSize(photo.file, photo.crop.area);
  const ratio = inside.width / inside.height;
  const { fullWidth = false, phone = ratio } = options;
  const isCropped = phone < ratio;
  // Phones do not fetch the others of a picture that is cropped for them.
  const widths = isCropped ? WIDTHS.slice(1) : WIDTHS;
  return {
    ...(await encodeAvif(photo, ratio, fullWidth ? [...widths, WIDEST] : widths)),
    ...(isCropped && { phone: await encodeAvif(photo, phone, PHONE_WIDTHS, 'phone') }),
    src: (await jpegOf(use)).url,
    ...focusOf(photo.crop),
    alt: photo.alt,
  };
}

/** A photo as a single JPEG, uncropped, with its URL and its size in pixels. */
export async function jpegOf({ photo, alt }: PhotoReference) {
  const whole = findPhoto({ photo, alt });
  const { width, height } = whole.file;
  const size = scaledTo(Math.min(width, JPEG_WIDTH), width / height);
  return { url: await encodePhoto(whole, { format: 'jpeg', ...size }), ...size, alt: whole.alt };
}

async function encodeAvif(
  photo: Photo,
  ratio: number,
  widths: readonly number[],
  variant?: 'phone',
): Promise<PictureSource> {
  const inside = areaSize(photo.file, photo.crop.area);
  const largest = Math.floor(Math.min(inside.width, inside.height * ratio, MAX_HEIGHT * ratio));
  const top = Math.min(largest, widths.at(-1) ?? largest);
  const sizes = [...widths.filter((width) => width * STEP < top), top].map((width) => scaledTo(width, ratio));
  // The focus point is part of a file's name: it matters only to files that are cropped.
  const crop = variant === 'phone' ? photo.crop : { area: photo.crop.area, focus: { x: 50, y: 50 } };
  const files = await Promise.all(
    sizes.map(async (size) => {
      const url = await encodePhoto(
        { ...photo, crop },
        { format: 'avif', ...(variant && { quality: variant }), ...size },
      );
      return `${url} ${size.width}w`;
    }),
  );
  return { srcSet: files.join(', '), ...scaledTo(top, ratio) };
}

function scaledTo(width: number, ratio: number): Size {
  return { width, height: Math.round(width / ratio) };
}

function focusOf({ focus: { x, y } }: Crop): { focus?: string } {
  return x === 50 && y === 50 ? {} : { focus: `${x}% ${y}%` };
}
