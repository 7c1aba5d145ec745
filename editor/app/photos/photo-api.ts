import type { ChangeResult } from '../../shared/api.ts';
import { mistakeText } from '../mistake-text.ts';
import { request, send, wordsOf } from '../server-api.ts';

/** File types of the file dialog. HEIC is not among them, so iPhones and Macs convert such photos where they can. */
export const PICTURES = 'image/jpeg,image/png';

const query = (photo: string) => `photos?photo=${encodeURIComponent(photo)}`;

/** The words of what is wrong; undefined if it was saved. */
async function mistakeOf(answer: Promise<ChangeResult>): Promise<string | undefined> {
  try {
    const result = await answer;
    return result.status === 'saved'
      ? undefined
      : result.mistakes.map((mistake) => mistakeText(mistake)).join(' ');
  } catch (error) {
    return wordsOf(error);
  }
}

/** Replaces a photo; a new one needs the words of what it shows. */
export function uploadPhoto(photo: string, file: File, alt = ''): Promise<string | undefined> {
  const body = new FormData();
  body.append('photo', file);
  return mistakeOf(
    request<ChangeResult>(`${query(photo)}&alt=${encodeURIComponent(alt)}`, { method: 'PUT', body }),
  );
}

export const describePhoto = (photo: string, entry: { alt: string; focus: string }) =>
  mistakeOf(send<ChangeResult>('POST', query(photo), entry));

export const deletePhoto = (photo: string) => mistakeOf(send<ChangeResult>('DELETE', query(photo)));
