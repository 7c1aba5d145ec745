import { type ImageMetadata } from 'astro';
import { getImage } from 'astro:assets';

import { photos, salon } from '../content/index.ts';
import { CARD } from './card/card.ts';
import { writeCard } from './card/lettered.ts';
import { readFocus, WHOLE, writeCut } from './crop.ts';
import { qualityOf } from './encode.ts';
import { type PhotoUse } from './picture.ts';

const files = import.meta.glob<{ default: ImageMetadata }>('/content/photos/*.jpg', { eager: true });

/** The picture of a shared link: a photo with the page's title and the salon's name over it. */
export async function socialPicture(use: PhotoUse, title: string) {
  const { name, address } = salon();
  const card = writeCard({ title, name, place: `${address.city}, ${address.region}` });
  const picture = await jpeg(use, { card });
  return { ...picture, alt: `${title}, ${name}. ${picture.alt}` };
}

/** A photo for readers of mail and feeds, in the same size: one JPEG, because they know nothing newer. */
export function plainPicture(use: PhotoUse) {
  return jpeg(use, { quality: qualityOf('jpeg', CARD.width) });
}

async function jpeg({ photo, area, focus, alt }: PhotoUse, how: { card: string } | { quality: number }) {
  const entry = photos()[photo];
  const file = files[`/content/photos/${photo}.jpg`]?.default;
  if (!entry || !file) throw new Error(`content/photos/${photo}.jpg: there is no such photo`);
  const position = writeCut({ area: area ?? WHOLE, focus: readFocus(focus ?? entry.focus) });
  const image = await getImage({ src: file, format: 'jpeg', position, fit: 'cover', ...how, ...CARD });
  return { url: image.src, ...CARD, alt: alt ?? entry.alt };
}
