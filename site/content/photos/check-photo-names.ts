import type { FieldPath } from '../source/problem.ts';
import type { Report } from '../source/read.ts';

/** In characters, without `.jpg`. */
export const MAX_PHOTO_NAME = 40;

/** Checks that every `photo` field in parsed data, at any depth, names a photo. */
export function checkPhotoNames(
  data: unknown,
  known: readonly string[],
  report: Report,
  path: FieldPath = [],
): void {
  if (typeof data !== 'object' || data === null) return;
  for (const [key, value] of Object.entries(data)) {
    const here = [...path, Array.isArray(data) ? Number(key) : key];
    // The schema reports an empty one.
    if (key === 'photo' && typeof value === 'string' && value !== '' && !known.includes(value))
      report(here, JSON.stringify(value), expectedPhoto(known));
    checkPhotoNames(value, known, report, here);
  }
}

/** What the name of an unknown photo should have been. */
export function expectedPhoto(known: readonly string[]): string {
  return `the name of a photo in content/photos/photos.yaml: ${known.join(', ')}`;
}
