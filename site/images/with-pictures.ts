import type { WithPictures } from '../content/page-content.ts';
import type { PhotoReference } from './photo.ts';
import { picture } from './picture.ts';

/** Encodes all photos in a part of the content, at any depth. Options as in picture.ts. */
export async function withPictures<T>(
  data: T,
  options?: Parameters<typeof picture>[1],
): Promise<WithPictures<T>> {
  return (await encodeIn(data, options)) as WithPictures<T>;
}

async function encodeIn(data: unknown, options?: Parameters<typeof picture>[1]): Promise<unknown> {
  if (Array.isArray(data)) return Promise.all(data.map((entry) => encodeIn(entry, options)));
  if (typeof data !== 'object' || data === null) return data;
  if ('photo' in data) return picture(data as PhotoReference, options);
  const fields = Object.entries(data).map(
    async ([key, value]) => [key, await encodeIn(value, options)] as const,
  );
  return Object.fromEntries(await Promise.all(fields));
}
