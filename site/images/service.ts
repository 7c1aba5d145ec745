/**
 * Astro's image service with the making of the pictures replaced by ours (./encode.ts): crops follow the focal point
 * that the content names, `card` letters a sharing picture, and a photo that cannot be read stops the build. Astro's own
 * would publish it as it is, with everything that a phone notes in it.
 */
import { type LocalImageService } from 'astro';
import sharpService from 'astro/assets/services/sharp';

import { lettered } from './card/lettered.ts';
import { type Asked, cutOut, encodePicture, type Format } from './encode.ts';

/** What ./picture.ts and ./social.ts ask for. */
interface Options extends Omit<Asked, 'cut'> {
  src: string;
  position?: string;
  format: Format;
  /** What is lettered over a sharing picture; see ./card/lettered.ts. */
  card?: string;
}

const service: LocalImageService = {
  ...sharpService,
  // Made files are kept for the next build under a name that follows from these. Astro's own service leaves them to a
  // default, which this list replaces: one that is missing gives two pictures one name.
  // Whoever changes how pictures are made in some other way (./encode.ts) empties .cache/astro/assets.
  propertiesToHash: ['src', 'width', 'height', 'format', 'quality', 'fit', 'position', 'background', 'card'],
  async transform(photo, options) {
    const { width, height, format, position, card } = options as Options;
    const asked = { width, height, cut: position };
    const data =
      card === undefined
        ? await encodePicture(photo, format, asked)
        : await lettered(await (await cutOut(photo, asked)).png({ compressionLevel: 0 }).toBuffer(), card);
    return { data, format };
  },
};

export default service;
