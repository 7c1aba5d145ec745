import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { memoize } from './memoize.ts';
import { ContentError, type Problem } from './content-error.ts';
import { readYaml, type Report } from './read.ts';
import { projectRoot } from './root.ts';
import { photosSchema, type Photos } from './schemas/photos.ts';

export const PHOTOS = 'content/photos';
const file = `${PHOTOS}/photos.yaml`;
const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*\.jpg$/u;

/**
 * The photos of the project, by name.
 *
 * @throws ContentError that lists every misnamed file, every photo without an entry and every entry without a photo
 */
export const photos = memoize((root = projectRoot()): Photos => {
  const known = readYaml(file, photosSchema, { root });
  const files = photoFiles(root);
  const problems: Problem[] = [
    ...Object.keys(known)
      .filter((key) => !files.includes(`${key}.jpg`))
      .map((key) => ({ file, field: key, message: `found no photo, expected ${PHOTOS}/${key}.jpg` })),
    ...files.flatMap((name) => problemOf(name, known) ?? []),
  ];
  if (problems.length > 0) throw new ContentError(problems);
  return known;
});

/** Names of the files in content/photos. Operating systems add dot files such as .DS_Store. */
export function photoFiles(root: string): string[] {
  return readdirSync(join(root, PHOTOS)).filter((name) => !name.startsWith('.') && name !== 'photos.yaml');
}

/** Checks the name and the entry of a file. */
function problemOf(name: string, known: Photos): Problem | undefined {
  const key = name.replace(/\.[^.]*$/u, '');
  if (!NAME.test(name))
    return {
      file: `${PHOTOS}/${name}`,
      field: '',
      message: `found the name "${name}", expected lowercase letters, digits and hyphens, then .jpg, like ${suggestedName(key)}.jpg`,
    };
  if (key in known) return undefined;
  return { file, field: key, message: `found nothing, expected alt and focus for ${PHOTOS}/${name}` };
}

function suggestedName(key: string): string {
  return (
    key
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/gu, '-')
      .replaceAll(/^-|-$/gu, '') || 'red-bob'
  );
}

/** Absolute path of a photo. */
export function photoPath(key: string): string {
  return join(projectRoot(), PHOTOS, `${key}.jpg`);
}

/** Error message for an unknown photo. */
export function unknownPhoto(key: string, known: Photos): string {
  return `found "${key}", expected the name of a photo in ${file}: ${Object.keys(known).join(', ')}`;
}

/** Checks that every `photo` field in parsed data, at any depth, names a photo. */
export function checkPhotos(
  data: unknown,
  known: Photos,
  report: Report,
  path: readonly PropertyKey[] = [],
): void {
  if (typeof data !== 'object' || data === null) return;
  for (const [key, value] of Object.entries(data)) {
    const here = [...path, Array.isArray(data) ? Number(key) : key];
    // The schema reports an empty one.
    if (key === 'photo' && typeof value === 'string' && value !== '' && !(value in known))
      report(here, unknownPhoto(value, known));
    checkPhotos(value, known, report, here);
  }
}
