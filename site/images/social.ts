import { siteContent } from '../content/content.ts';
import { CARD } from './card/card.ts';
import { writeCard } from './card/render-card.ts';
import { encodePhoto, findPhoto, type PhotoUse } from './photo.ts';

/** The picture of a shared link: a photo with the page's title and the salon's name on it. */
export async function socialPicture(use: PhotoUse, title: string) {
  const { name, address } = siteContent().get('salon');
  const card = writeCard({ title, name, place: `${address.city}, ${address.region}` });
  const photo = findPhoto(use);
  const url = await encodePhoto(photo, { format: 'jpeg', card, ...CARD });
  return { url, ...CARD, alt: `${title}, ${name}. ${photo.alt}` };
}
