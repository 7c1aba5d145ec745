import { salon } from '../content/index.ts';
import { CARD } from './card/card.ts';
import { writeCard } from './card/render-card.ts';
import { qualityOf } from './encode.ts';
import { encodePhoto, findPhoto, type PhotoUse } from './photo.ts';

/** The picture of a shared link: a photo with the page's title and the salon's name on it. */
export async function socialPicture(use: PhotoUse, title: string) {
  const { name, address } = salon();
  const card = writeCard({ title, name, place: `${address.city}, ${address.region}` });
  const picture = await jpeg(use, { card });
  return { ...picture, alt: `${title}, ${name}. ${picture.alt}` };
}

/** The same picture without text, for feed and email readers, of which many support only JPEG. */
export function plainPicture(use: PhotoUse) {
  return jpeg(use, { quality: qualityOf('jpeg', CARD.width) });
}

async function jpeg(use: PhotoUse, options: { card: string } | { quality: number }) {
  const photo = findPhoto(use);
  return { url: await encodePhoto(photo, { format: 'jpeg', ...options, ...CARD }), ...CARD, alt: photo.alt };
}
