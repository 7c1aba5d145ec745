/**
 * Astro's Sharp service with our own encoding (./encode.ts): crops follow the focus point in the content, `card` writes
 * text on a social picture, and a damaged photo stops the build. Astro's own service would publish a damaged photo
 * unchanged, with the metadata of the phone.
 */
import { type LocalImageService } from 'astro';
import sharpService from 'astro/assets/services/sharp';

import { renderCard } from './card/render-card.ts';
import { cropPhoto, encodePicture, type Format, type ImageRequest } from './encode.ts';

/** The options that ./photo.ts passes. */
interface Options extends Omit<ImageRequest, 'crop'> {
  src: string;
  position?: string;
  format: Format;
  /** Text in development, where it comes from a URL. */
  quality?: number | string;
  /** The text of a social picture; see ./card/render-card.ts. */
  card?: string;
}

const service: LocalImageService = {
  ...sharpService,
  // The cache key of an encoded file. Astro's default has no `effort` and no `card`.
  propertiesToHash: ['src', 'width', 'height', 'format', 'quality', 'effort', 'position', 'card'],
  async transform(photo, options) {
    const { width, height, format, quality, position, card } = options as Options;
    const request = { width, height, crop: position };
    const data =
      card === undefined
        ? await encodePicture(photo, format, request, quality === undefined ? undefined : Number(quality))
        : await renderCard(await cropPhoto(photo, request), card);
    return { data, format };
  },
};

export default service;
