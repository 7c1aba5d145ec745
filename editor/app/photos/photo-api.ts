import type { ChangeResult } from '../../shared/api.ts';
import { request, send } from '../server-api.ts';

/** File types of the file dialog. HEIC is not among them, so iPhones and Macs convert such photos where they can. */
export const PICTURES = 'image/jpeg,image/png';

const query = (photo: string) => `photos?photo=${encodeURIComponent(photo)}`;

/** The words of what is wrong; undefined if it was saved. */
async function mistakeOf(answer: Promise<ChangeResult>): Promise<string | undefined> {
  try {
    const result = await answer;
    return result.status === 'saved' ? undefined : result.problems.join(' ');
  } catch (error) {
    return (error as Error).message;
  }
}

/** Replaces a photo; a new one needs the words of what it shows. */
export const uploadPhoto = (photo: string, file: File, alt = '') =>
  mistakeOf(
    request<ChangeResult>(`${query(photo)}&alt=${encodeURIComponent(alt)}`, {
      method: 'PUT',
      body: file,
      headers: { 'content-type': 'application/octet-stream' },
    }),
  );

export const describePhoto = (photo: string, entry: { alt: string; focus: string }) =>
  mistakeOf(send<ChangeResult>('POST', query(photo), entry));

export const deletePhoto = (photo: string) => mistakeOf(send<ChangeResult>('DELETE', query(photo)));
