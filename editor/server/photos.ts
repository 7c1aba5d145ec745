import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { pictureProblem } from '../../site/content/photos/checks.ts';
import { type ChangeResult, type Photo } from '../shared/api.ts';
import { writeChecked } from './check.ts';
import {
  changedText,
  contentPath,
  fileVersion,
  type NewContents,
  readText,
  writeFiles,
} from './content-files.ts';
import { contentEntries } from './entries.ts';
import { EditorError } from './errors.ts';
import { fileAt } from './git.ts';
import { toMistakes } from './labels.ts';

const ENTRIES = 'content/photos/photos.yaml';
/** High, because every size and format of the site is encoded from this file. */
const QUALITY = 92;
/** More than phones take, and what fits in the server’s memory. */
const MAX_PIXELS = 60_000_000;

type Entries = Readonly<Record<string, { alt: string; focus: string }>>;

const fileOf = (name: string) => `content/photos/${name}.jpg`;

/** All photos, in the order of photos.yaml. */
export async function listPhotos(root: string): Promise<Photo[]> {
  const { entries } = await readEntries(root);
  const uses = await photoUses(root);
  return Promise.all(
    Object.entries(entries).map(async ([name, { alt, focus }]) => {
      const { autoOrient } = await sharp(contentPath(root, fileOf(name))).metadata();
      return {
        name,
        alt,
        focus,
        width: autoOrient.width,
        height: autoOrient.height,
        usedIn: [...(uses.get(name) ?? [])],
      };
    }),
  );
}

/** The labels of the content that shows each photo. */
async function photoUses(root: string): Promise<Map<string, Set<string>>> {
  const uses = new Map<string, Set<string>>();
  for (const { file, label } of contentEntries(root)) {
    const { data, body = '' } = fileVersion(await readText(root, file));
    const inText = [...body.matchAll(/!\[[^\]]*\]\((?<photo>[a-z0-9-]+)/gu)].map(
      (found) => found.groups?.photo ?? '',
    );
    for (const photo of [...photosIn(data), ...inText])
      uses.set(photo, (uses.get(photo) ?? new Set()).add(label));
  }
  return uses;
}

function photosIn(data: unknown): string[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) =>
    key === 'photo' && typeof value === 'string' ? [value] : photosIn(value),
  );
}

/**
 * Adds a photo, or replaces the picture of one everywhere. Turns it upright and leaves out what the camera recorded, such as
 * the place: sharp writes no metadata unless told to.
 *
 * @param alt what a new photo shows
 */
export async function savePhoto(
  root: string,
  name: string,
  picture: Buffer,
  alt = '',
): Promise<ChangeResult> {
  const file = fileOf(name);
  requireName(name);
  const problem = await pictureProblem(picture, ['jpeg', 'png']);
  const upright = problem === undefined ? await turnUpright(picture) : undefined;
  if (!upright) {
    const { found, expected } = problem ?? { found: 'a picture that is damaged', expected: 'one that opens' };
    return { status: 'mistakes', mistakes: toMistakes(root, [{ file, path: [], found, expected }]) };
  }
  const { text, entries } = await readEntries(root);
  if (name in entries) {
    await writeFiles(root, { [file]: upright });
    return { status: 'saved' };
  }
  return write(root, text, { ...entries, [name]: { alt, focus: '50% 50%' } }, { [file]: upright });
}

/** Undefined if the picture cannot be read to its end. */
async function turnUpright(picture: Buffer): Promise<Buffer | undefined> {
  return sharp(picture, { failOn: 'error', limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .flatten({ background: '#fff' })
    .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' })
    .toBuffer()
    .catch(() => undefined);
}

function requireName(name: string): void {
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/u.test(name))
    throw new EditorError(
      `A photo cannot be called “${name}”: use lowercase letters, digits and hyphens.`,
      400,
    );
}

/** Changes what a photo shows and its focus point. */
export async function describePhoto(
  root: string,
  name: string,
  entry: { alt: string; focus: string },
): Promise<ChangeResult> {
  const { text, entries } = await readEntries(root);
  return write(root, text, { ...entries, [name]: { ...entries[name], ...entry } });
}

/** Deletes a photo that nothing shows. */
export async function deletePhoto(root: string, name: string): Promise<ChangeResult> {
  const usedIn = (await photoUses(root)).get(name);
  if (usedIn)
    throw new EditorError(`The photo is shown in ${[...usedIn].join(', ')}. Choose another one there first.`);
  const { text, entries } = await readEntries(root);
  const rest = Object.fromEntries(Object.entries(entries).filter(([key]) => key !== name));
  return write(root, text, rest, { [fileOf(name)]: null });
}

async function readEntries(root: string): Promise<{ text: string; entries: Entries }> {
  const text = await readText(root, ENTRIES);
  return { text, entries: fileVersion(text).data as Entries };
}

/** Writes photos.yaml together with new and deleted pictures, unless there would be mistakes. */
function write(root: string, text: string, data: Entries, files: NewContents = {}): Promise<ChangeResult> {
  return writeChecked(root, { ...files, [ENTRIES]: changedText(text, { data }) });
}

/** The picture of a photo as a small JPEG, as it is on disk or in a commit. */
export async function thumbnail(root: string, name: string, commit: string): Promise<Buffer> {
  const file = contentPath(root, fileOf(name));
  if (commit !== 'disk' && !/^[0-9a-f]{40,64}$/u.test(commit))
    throw new EditorError('There is no such version of the photo.', 404);
  const photo = commit === 'disk' ? await readFile(file) : await fileAt(root, commit, fileOf(name));
  if (!photo) throw new EditorError('There is no such version of the photo.', 404);
  return sharp(photo).autoOrient().resize(640, 640, { fit: 'inside' }).jpeg().toBuffer();
}
