import sharp from 'sharp';
import { cropBox, parseCrop, WHOLE } from './crop.ts';
import { type Format, settingsOf, type Variant } from './encoder-settings.ts';

/** A size in pixels, and the crop as text from `serializeCrop`. */
interface ImageRequest {
  width: number;
  height: number;
  crop: string | undefined;
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
