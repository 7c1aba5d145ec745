import sharp, { type Sharp } from 'sharp';

import { cropBox, readCut, WHOLE } from './crop.ts';

/** What is wanted of a photo: a size in pixels, and the cut as `writeCut` wrote it. */
export interface Asked {
  width: number;
  height: number;
  cut: string | undefined;
}

/**
 * How each format is written, chosen by eye on hair at its shown size: docs/decisions/0005-pictures.md tells what was
 * compared. Each encoder has a scale of its own.
 */
const FORMATS = {
  avif: { quality: 52, effort: 3 },
  webp: { quality: 70 },
  jpeg: { quality: 74 },
} as const;

/**
 * Up to this width in pixels a picture is seen dot for dot on plain screens, and each dot holds several strands: a
 * higher quality costs few bytes here and is seen. Larger ones go mostly to dense screens, which hide what is lost.
 */
const SMALL = { width: 560, quality: 58 } as const;

/** What made files depend on besides the photo and the cut. Raise the version when `cutOut` makes other pixels. */
export const RECIPE = JSON.stringify({ version: 1, ...FORMATS, SMALL });

/**
 * The part of a photo that was asked for, in its size. Phones store a picture lying on its side with a note which way is
 * up: it is turned before anything is measured. Colours become sRGB, whatever the phone wrote them in, and nothing else
 * of the file goes along: no place, no time, no camera, no preview.
 */
export async function cutOut(photo: Uint8Array, { cut, ...size }: Asked): Promise<Sharp> {
  const picture = sharp(photo, { failOn: 'truncated' });
  const { autoOrient } = await picture.metadata();
  const box = cropBox(autoOrient, size, readCut(cut) ?? { area: WHOLE, focus: { x: 50, y: 50 } });
  return picture.autoOrient().extract(box).resize(size);
}

/** Makes one picture of a photo. @throws Error when the photo is damaged */
export async function encodePicture(
  photo: Uint8Array,
  format: keyof typeof FORMATS,
  asked: Asked,
): Promise<Buffer> {
  const small = format === 'avif' && asked.width <= SMALL.width && { quality: SMALL.quality };
  const picture = await cutOut(photo, asked);
  return picture.toFormat(format, { ...FORMATS[format], ...small }).toBuffer();
}
