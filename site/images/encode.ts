import sharp, { type Sharp } from 'sharp';

import { cropBox, readCut, WHOLE } from './crop.ts';

/** What is wanted of a photo: a size in pixels, and the cut as `writeCut` wrote it. */
export interface Asked {
  width: number;
  height: number;
  cut: string | undefined;
}

export type Format = 'avif' | 'jpeg';

/**
 * What an encoder is told, on its own scale, chosen by eye on hair at its shown size: docs/decisions/0005-pictures.md
 * tells what was compared. AVIFs up to 560 px wide are seen dot for dot on plain screens, and each dot holds several
 * strands: there a higher quality is seen and costs few bytes. Larger ones go mostly to dense screens, which hide the loss.
 */
export function qualityOf(format: Format, width: number): number {
  if (format === 'jpeg') return 74;
  return width > 560 ? 52 : 58;
}

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
export async function encodePicture(photo: Uint8Array, format: Format, asked: Asked): Promise<Buffer> {
  const quality = qualityOf(format, asked.width);
  const picture = await cutOut(photo, asked);
  // Effort 3 of 9: a sixth of the time of 5 for hardly more bytes.
  return picture.toFormat(format, format === 'avif' ? { quality, effort: 3 } : { quality }).toBuffer();
}
