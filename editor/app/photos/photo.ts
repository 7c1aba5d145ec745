import { formAddress } from '../route.ts';
import { withQuery, request, TOKEN } from '../server-api.ts';

export const PHOTOS = 'content/photos/photos.yaml';

export const photoAddress = (name: string) => formAddress({ file: PHOTOS, fields: [name] });

/** Part of the addresses of pictures, so that a replaced one is loaded again. */
let uploads = 0;

/** Address of a small version of a photo, as it is on disk or in a commit. */
export const thumbnail = (photo: string, commit = 'disk') =>
  withQuery('/api/thumbnail', { photo, commit, uploads: String(uploads), ...(TOKEN && { token: TOKEN }) });

/** Replaces a photo; a new one needs the words of what it shows. */
export async function uploadPhoto(photo: string, file: File, alt = ''): Promise<void> {
  const body = new FormData();
  body.append('photo', file);
  await request(withQuery('photos', { photo, alt }), { method: 'PUT', body });
  uploads += 1;
}
