import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { memoize } from './memoize.ts';
import { type PhotoInspection, inspectPhoto } from './photo-file.ts';
import { ContentError, type Problem } from './content-error.ts';
import { readYaml, type Report } from './read.ts';
import { projectRoot } from './root.ts';
import { photosSchema, type Photos } from './schemas/photos.ts';

const folder = 'content/photos';
const file = `${folder}/photos.yaml`;
const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*\.jpg$/u;

/**
 * The photos of the project, by name.
 *
 * @throws ContentError that lists every unusable file, every photo without an entry and every entry without a photo
 */
export const photos = memoize((root = projectRoot()): Photos => {
  const known = readYaml(file, photosSchema, { root });
  // Operating systems add dot files such as .DS_Store.
  const files = readdirSync(join(root, folder)).filter(
    (name) => !name.startsWith('.') && name !== 'photos.yaml',
  );
  const problems: Problem[] = [
    ...Object.keys(known)
      .filter((key) => !files.includes(`${key}.jpg`))
      .map((key) => ({ file, field: key, message: `found no photo, expected ${folder}/${key}.jpg` })),
    ...files.flatMap((name) => problemsOf(name, join(root, folder, name), known)),
  ];
  if (problems.length > 0) throw new ContentError(problems);
  return known;
});

/** Checks the format, the name and the entry of one file in the folder. */
function problemsOf(name: string, path: string, known: Photos): Problem[] {
  const about = { file: `${folder}/${name}`, field: '' };
  const inspected = inspect(path);
  const unusable = 'error' in inspected;
  const problems: Problem[] = unusable ? [{ ...about, message: inspected.error }] : [];
  const key = name.replace(/\.[^.]*$/u, '');
  if (NAME.test(name)) {
    if (!(key in known))
      problems.push({
        file,
        field: key,
        message: `found nothing, expected alt and focus for ${folder}/${name}`,
      });
  } else if (!unusable) {
    problems.push({
      ...about,
      message: `found the name "${name}", expected lowercase letters, digits and hyphens, then .jpg, like ${suggestedName(key)}.jpg`,
    });
  }
  return problems;
}

function suggestedName(key: string): string {
  return (
    key
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/gu, '-')
      .replaceAll(/^-|-$/gu, '') || 'red-bob'
  );
}

/** By file and modification time, because the development server asks for all photos on every request. */
const inspections = new Map<string, PhotoInspection>();
function inspect(path: string): PhotoInspection {
  const stat = statSync(path);
  if (stat.isDirectory()) return { error: 'found a folder, expected JPEG files only' };
  const key = [stat.dev, stat.ino, stat.size, stat.mtimeMs].join(' ');
  const inspected = inspections.get(key) ?? inspectPhoto(readFileSync(path));
  inspections.set(key, inspected);
  return inspected;
}

/** Absolute path of a photo. */
export function photoPath(key: string): string {
  return join(projectRoot(), folder, `${key}.jpg`);
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
    if (key === 'photo' && typeof value === 'string' && !(value in known))
      report(here, unknownPhoto(value, known));
    checkPhotos(value, known, report, here);
  }
}
