import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { once } from './once.ts';
import { ContentError, projectRoot, readYaml, type Report } from './read.ts';
import { photosSchema, type Photos } from './schemas/photos.ts';

const folder = 'content/photos';
const file = `${folder}/photos.yaml`;

/** The photos of the project, by name. @throws ContentError when a photo has no entry, or an entry no photo. */
export const photos = once((root = projectRoot()): Photos => {
  const known = readYaml(file, photosSchema, { root });
  const files = readdirSync(join(root, folder)).filter((name) => name.endsWith('.jpg'));
  const problems = [
    ...Object.keys(known)
      .filter((key) => !files.includes(`${key}.jpg`))
      .map((key) => ({ file, field: key, message: `got no such photo, wanted ${folder}/${key}.jpg` })),
    ...files
      .map((name) => name.replace(/\.jpg$/u, ''))
      .filter((key) => !(key in known))
      .map((key) => ({
        file,
        field: key,
        message: `got nothing, wanted alt and focus for ${folder}/${key}.jpg`,
      })),
  ];
  if (problems.length > 0) throw new ContentError(problems);
  return known;
});

/** Sentence about a name that is not one of a photo. */
export function unknownPhoto(key: string, known: Photos): string {
  return `got "${key}", wanted the name of a photo in ${file}: ${Object.keys(known).join(', ')}`;
}

/** Checks that every `photo` field in parsed data, however deep, names a photo. */
export function checkPhotos(
  data: unknown,
  known: Photos,
  report: Report,
  path: readonly PropertyKey[] = [],
): void {
  if (typeof data !== 'object' || data === null) return;
  for (const [key, value] of Object.entries(data)) {
    const here = [...path, Array.isArray(data) ? Number(key) : key];
    if (key === 'photo' && typeof value === 'string' && !(value in known))
      report(here, unknownPhoto(value, known));
    checkPhotos(value, known, report, here);
  }
}
