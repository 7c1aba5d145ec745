import sharp, { type AvifOptions, type JpegOptions } from 'sharp';
import { cropBox, parseCrop, WHOLE } from './crop.ts';

/** A size in pixels, and the crop as text from `serializeCrop`. */
interface ImageRequest {
  width: number;
  height: number;
  crop: string | undefined;
}

export type Format = 'avif' | 'jpeg';

/** A use with settings of its own: the crop for phones, or the picture of a shared link. All other uses are encoded alike. */
export type Variant = 'phone' | 'social';

/** Screens of normal density show AVIFs up to this width, in pixels, at full resolution. */
const SMALL = 800;

/**
 * Chosen by eye on hair and by time (docs/decisions/0005). Larger AVIFs, and the crops for phones, go mostly to dense screens, which hide a loss.
 * Delete .cache/astro/assets after a change: Astro's names of cached files do not contain these settings.
 */
function settingsOf(format: Format, width: number, variant?: Variant): AvifOptions | JpegOptions {
  // WhatsApp shows no picture above 300 kB.
  if (format === 'jpeg') return { quality: variant === 'social' ? 62 : 74 };
  // The first screen waits for it: fewer bytes are worth a longer build.
  if (variant === 'phone') return { quality: 44, effort: 3, chromaSubsampling: '4:2:0' };
  return { quality: width > SMALL ? 50 : 55, effort: 1, chromaSubsampling: '4:2:0' };
}

/** The pixels of an upright photo in sRGB, with their layout. */
type Pixels = ReturnType<typeof decode>;

/** Decoded photos by their bytes: decoding takes longer than cropping and resizing. */
const decoded = new WeakMap<Uint8Array, Pixels>();

/** Decodes a photo: upright by its EXIF orientation, in sRGB, and without metadata such as location, time or camera. */
function decode(photo: Uint8Array) {
  return sharp(photo, { failOn: 'truncated' }).autoOrient().raw().toBuffer({ resolveWithObject: true });
}

/** Encodes the requested part of a photo in the requested size. @throws Error when the photo is damaged */
export async function encodePicture(
  photo: Uint8Array,
  format: Format,
  { crop, ...size }: ImageRequest,
  variant?: Variant,
): Promise<Buffer> {
  const pixels = decoded.get(photo) ?? decode(photo);
  decoded.set(photo, pixels);
  const { data, info } = await pixels;
  const box = cropBox(info, size, parseCrop(crop) ?? { area: WHOLE, focus: { x: 50, y: 50 } });
  const settings = settingsOf(format, size.width, variant);
  return sharp(data, { raw: info }).extract(box).resize(size).toFormat(format, settings).toBuffer();
}
