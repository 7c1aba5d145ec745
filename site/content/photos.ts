import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { memoize } from './memoize.ts';
import { type Inspected, inspectPhoto } from './photo-file.ts';
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
 * @throws ContentError that lists every file which is no photo the site can use, and every photo without an entry and
 * entry without a photo.
 */
export const photos = memoize((root = projectRoot()): Photos => {
  const known = readYaml(file, photosSchema, { root });
  // What begins with a dot belongs to the machine that copied the photos (.DS_Store), not to the salon.
  const files = readdirSync(join(root, folder)).filter(
    (name) => !name.startsWith('.') && name !== 'photos.yaml',
  );
  const problems: Problem[] = [
    ...Object.keys(known)
      .filter((key) => !files.includes(`${key}.jpg`))
      .map((key) => ({ file, field: key, message: `found no such photo, expected ${folder}/${key}.jpg` })),
    ...files.flatMap((name) => problemsOf(name, join(root, folder, name), known)),
  ];
  if (problems.length > 0) throw new ContentError(problems);
  return known;
});

/** What is wrong with one file of the folder: what it is, what it is called, that no entry says what it shows. */
function problemsOf(name: string, path: string, known: Photos): Problem[] {
  const about = { file: `${folder}/${name}`, field: '' };
  const inspected = inspect(path);
  const wrong = 'wrong' in inspected;
  const problems: Problem[] = wrong ? [{ ...about, message: inspected.wrong }] : [];
  const key = name.replace(/\.[^.]*$/u, '');
  if (NAME.test(name)) {
    if (!(key in known))
      problems.push({
        file,
        field: key,
        message: `found nothing, expected alt and focus for ${folder}/${name}`,
      });
  } else if (!wrong) {
    problems.push({
      ...about,
      message: `found the name "${name}", expected lower-case letters, digits and hyphens that end in .jpg, like ${usable(key)}.jpg`,
    });
  }
  return problems;
}

function usable(key: string): string {
  return (
    key
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/gu, '-')
      .replaceAll(/^-|-$/gu, '') || 'red-bob'
  );
}

/** Files are read once, however often the development server asks; one that changed is read again. */
const inspections = new Map<string, Inspected>();
function inspect(path: string): Inspected {
  const stat = statSync(path);
  if (stat.isDirectory()) return { wrong: 'found a folder, expected JPEG files, all side by side' };
  const key = [stat.dev, stat.ino, stat.size, stat.mtimeMs].join(' ');
  const inspected = inspections.get(key) ?? inspectPhoto(readFileSync(path));
  inspections.set(key, inspected);
  return inspected;
}

/** Where the file of a photo lies. */
export function photoPath(key: string): string {
  return join(projectRoot(), folder, `${key}.jpg`);
}

/** Sentence about a name that is not one of a photo. */
export function unknownPhoto(key: string, known: Photos): string {
  return `found "${key}", expected the name of a photo in ${file}: ${Object.keys(known).join(', ')}`;
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
