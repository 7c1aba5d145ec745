import type { ImageMetadata } from 'astro';
import { getImage } from 'astro:assets';
import type { HairSwatch } from '../content/services/schema.ts';
import type { PictureData } from '../lib/picture-data.ts';

const files = import.meta.glob<{ default: ImageMetadata }>('./hair-swatches/*.webp', {
  eager: true,
});

/** Encoded sizes, as fractions of the file's. Phones get the smaller one. */
const SCALES = [2 / 3, 1];

const alts: Record<HairSwatch, string> = {
  waves: 'A long lock of wavy hair, brown at the top and golden at its ends',
  braid: 'A chestnut braid, tied with its own hair',
  straight: 'A long lock of straight blonde hair',
  cut: 'A short lock of dark hair, cut straight across',
  wiry: 'Wiry red-brown hair in small curls',
};

/** A lock of hair on a transparent background: as AVIF, and the file itself for browsers without AVIF. */
export async function hairSwatchPicture(swatch: HairSwatch): Promise<PictureData> {
  const file = files[`./hair-swatches/${swatch}.webp`]?.default;
  if (!file) throw new Error(`site/images/hair-swatches/${swatch}.webp: found no such picture`);
  const { width, height } = file;
  const encoded = await Promise.all(
    SCALES.map(async (scale) => {
      const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
      const image = await getImage({ src: file, format: 'avif', ...size });
      return `${image.src} ${size.width}w`;
    }),
  );
  return { srcSet: encoded.join(', '), src: file.src, width, height, alt: alts[swatch] };
}
