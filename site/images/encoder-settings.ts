import type { AvifOptions, JpegOptions } from 'sharp';

export type Format = 'avif' | 'jpeg';

/** A use with settings of its own: the crop for phones, or the picture of a shared link. All other uses are encoded alike. */
export type Variant = 'phone' | 'social';

/** Screens of normal density show AVIFs up to this width, in pixels, at full resolution. */
const SMALL = 800;

/** Chosen by eye and by time (docs/decisions/0005). Larger AVIFs and crops for phones go mostly to dense screens, which hide a loss. */
export function settingsOf(format: Format, width: number, variant?: Variant): AvifOptions | JpegOptions {
  // WhatsApp shows no picture above 300 kB.
  if (format === 'jpeg') return { quality: variant === 'social' ? 62 : 74 };
  // The first screen waits for it: fewer bytes are worth a longer build.
  if (variant === 'phone') return { quality: 44, effort: 3, chromaSubsampling: '4:2:0' };
  return { quality: width > SMALL ? 50 : 55, effort: 1, chromaSubsampling: '4:2:0' };
}
