/**
 * Astro's sharp image service with two things added: `position` may be a cut, written by `cut()` of ./crop.ts, so that
 * every crop follows the focal point that the content names for a picture; and `card` letters a sharing picture.
 */
import { type LocalImageService } from 'astro';
import sharpService from 'astro/assets/services/sharp';
import sharp from 'sharp';

import { lettered } from './card/lettered.ts';
import { cropBox, readCut } from './crop.ts';

/** What ./picture.ts asks for. */
interface Wanted {
  src: string;
  format: string;
  width: number;
  height: number;
  position?: string;
  /** What is lettered over it; see ./card/lettered.ts. */
  card?: string;
}

const service: LocalImageService = {
  ...sharpService,
  // Astro's own service leaves them to a default, which this list replaces: one that is missing gives two pictures one name.
  propertiesToHash: ['src', 'width', 'height', 'format', 'quality', 'fit', 'position', 'background', 'card'],
  async transform(input, options, config, logger) {
    const { position, card, ...rest } = options as Wanted;
    const cut = readCut(position);
    if (!cut) return sharpService.transform(input, options, config, logger);

    // Phones store a picture lying on its side with a note which way is up: rotate before measuring.
    const { data, info } = await sharp(input).rotate().raw().toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const cropped = await sharp(data, { raw: { width, height, channels } })
      .extract(cropBox({ width, height }, rest, cut))
      .png({ compressionLevel: 0 })
      .toBuffer();
    if (card) return { data: await lettered(cropped, card), format: 'jpeg' };
    return sharpService.transform(new Uint8Array(cropped), { ...rest, fit: 'cover' }, config, logger);
  },
};

export default service;
