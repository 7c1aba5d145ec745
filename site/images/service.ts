/**
 * Astro's Sharp service with our own encoding (./encode.ts): crops follow the focus point in the content, and a damaged
 * photo stops the build. Astro's own service would publish a damaged photo unchanged, with the metadata of the phone.
 */
import type { LocalImageService } from 'astro';
import sharpService from 'astro/assets/services/sharp';
import { encodePicture } from './encode.ts';
import type { Format, Variant } from './encoder-settings.ts';

/** The options that ./photo.ts passes. */
interface Options {
  src: string;
  width: number;
  height: number;
  /** From serializeCrop(), then the encoder's settings. */
  position?: string;
  format: Format;
  /** Null in development, where options come from a URL. */
  quality?: Variant | null;
}

const service: LocalImageService = {
  ...sharpService,
  async transform(photo, options) {
    const { width, height, format, quality, position } = options as Options;
    const request = { width, height, crop: position };
    const data = await encodePicture(photo, format, request, quality ?? undefined);
    return { data, format };
  },
};

export default service;
