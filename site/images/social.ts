import { encodePhoto, findPhoto, type PhotoReference } from './photo.ts';

/** Pixels; recommended for Open Graph pictures. */
const SIZE = { width: 1200, height: 630 };

/** The picture of a shared link: a crop of a photo. JPEG, because every site that shows links supports it. */
export async function socialPicture(use: PhotoReference) {
  const photo = findPhoto(use);
  const url = await encodePhoto(photo, { format: 'jpeg', quality: 'social', ...SIZE });
  return { url, ...SIZE, alt: photo.alt };
}
