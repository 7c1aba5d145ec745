/**
 * Astro's sharp image service with one thing added: `position` may be a cut, written by `cut()` of ./crop.ts, so that
 * every crop follows the focal point that the content names for a picture.
 */
import { type LocalImageService } from 'astro';
import sharpService from 'astro/assets/services/sharp';
import sharp from 'sharp';

import { cropBox, readCut } from './crop.ts';

/** What ./picture.ts asks for. */
interface Wanted {
  src: string;
  format: string;
  width: number;
  height: number;
  position?: string;
}

const service: LocalImageService = {
  ...sharpService,
  async transform(input, options, config, logger) {
    const { position, ...rest } = options as Wanted;
    const cut = readCut(position);
    if (!cut) return sharpService.transform(input, options, config, logger);

    // Phones store a picture lying on its side with a note which way is up: rotate before measuring.
    const { data, info } = await sharp(input).rotate().raw().toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const cropped = await sharp(data, { raw: { width, height, channels } })
      .extract(cropBox({ width, height }, rest, cut))
      .png({ compressionLevel: 0 })
      .toBuffer();
    return sharpService.transform(new Uint8Array(cropped), { ...rest, fit: 'cover' }, config, logger);
  },
};

export default service;
