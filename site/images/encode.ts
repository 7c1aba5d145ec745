import sharp, { type Sharp } from 'sharp';

import { cropBox, readCut, WHOLE } from './crop.ts';

/** What is wanted of a photo: a size in pixels, and the cut as `writeCut` wrote it. */
export interface Asked {
  width: number;
  height: number;
  cut: string | undefined;
}

export type Format = 'avif' | 'jpeg';

/** Pixels: AVIFs up to this width are seen dot for dot on plain screens. */
const SMALL = 560;

/**
 * What an encoder is told, on its own scale, chosen by eye on hair at its shown size: docs/decisions/0005-pictures.md
 * tells what was compared. In small AVIFs each dot holds several strands: there a higher quality is seen and costs few
 * bytes. Larger ones go mostly to dense screens, which hide the loss.
 */
export function qualityOf(format: Format, width: number): number {
  if (format === 'jpeg') return 74;
  return width > SMALL ? 52 : 58;
}

/** How long an AVIF's encoder may look for fewer bytes, of 9. */
function effortOf(width: number): number {
  return width > SMALL ? 3 : 2;
}

/** What Astro is told of the encoding: it goes into the name under which a made picture is kept, and nowhere else. */
export function settingsOf(format: Format, width: number): number | string {
  const quality = qualityOf(format, width);
  return format === 'avif' && effortOf(width) !== 3 ? `${quality} effort ${effortOf(width)}` : quality;
}

/** The dots of a photo that stands upright in sRGB, and how they lie. */
type Dots = ReturnType<typeof readDots>;

/**
 * Photos that were read, by their bytes, and forgotten with them: the build makes all pictures of one photo one after the
 * other, and reading it takes longer than cutting and shrinking.
 */
const known = new WeakMap<Uint8Array, Dots>();

/**
 * Phones store a picture lying on its side with a note which way is up: it is turned before anything is measured. Colours
 * become sRGB, whatever the phone wrote them in, and nothing else of the file goes along: no place, no time, no camera,
 * no preview.
 */
function readDots(photo: Uint8Array) {
  return sharp(photo, { failOn: 'truncated' }).autoOrient().raw().toBuffer({ resolveWithObject: true });
}

/** The part of a photo that was asked for, in its size. */
export async function cutOut(photo: Uint8Array, { cut, ...size }: Asked): Promise<Sharp> {
  const dots = known.get(photo) ?? readDots(photo);
  known.set(photo, dots);
  const { data, info } = await dots;
  const box = cropBox(info, size, readCut(cut) ?? { area: WHOLE, focus: { x: 50, y: 50 } });
  return sharp(data, { raw: info }).extract(box).resize(size);
}

/** Makes one picture of a photo. @throws Error when the photo is damaged */
export async function encodePicture(photo: Uint8Array, format: Format, asked: Asked): Promise<Buffer> {
  const quality = qualityOf(format, asked.width);
  const picture = await cutOut(photo, asked);
  const settings = format === 'avif' ? { quality, effort: effortOf(asked.width) } : { quality };
  return picture.toFormat(format, settings).toBuffer();
}
