import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { registry } from '../../../site/content/registry.ts';
import { MAX_PHOTO_NAME } from '../../../site/content/photos/check-photo-names.ts';
import { pictureProblem } from '../../../site/content/photos/checks.ts';
import { SLUG } from '../../../site/content/source/slug.ts';
import { EditorError } from '../errors.ts';
import { fileAt } from '../git.ts';
import { writeChecked } from './check.ts';
import {
  changedText,
  contentPath,
  fileVersion,
  readableSource,
  readText,
  usableContent,
} from './content-files.ts';
import { listContent } from './list-content.ts';

const ENTRIES = registry.photos.file;
/** High, because every size and format of the site is encoded from this file. */
const QUALITY = 92;

const fileOf = (name: string) => `content/photos/${name}.jpg`;

/** The labels of the content that shows a photo. */
export function photoUses(root: string, name: string): string[] {
  const content = usableContent(root);
  const uses = listContent(root).menu.filter(({ file }) => {
    const source = readableSource(content, file);
    // A file that cannot be read may show every photo that it names.
    if (!source) return Buffer.from(content.bytes(file)).includes(name);
    const inText = [')', ' '].some((end) => source.body.includes(`](${name}${end}`));
    return inText || JSON.stringify(source.document.toJS()).includes(`"photo":"${name}"`);
  });
  return [...new Set(uses.map(({ label }) => label))];
}

/**
 * Adds a photo, or replaces the picture of one everywhere. Turns it upright and leaves out what the camera recorded, such as
 * the place: sharp writes no metadata unless told to.
 *
 * @param alt what a new photo shows
 */
export async function savePhoto(root: string, name: string, picture: Buffer, alt = ''): Promise<void> {
  if (name.length > MAX_PHOTO_NAME || !SLUG.test(name))
    throw new EditorError(
      `A photo cannot be called “${name}”: use at most ${MAX_PHOTO_NAME} lowercase letters, digits and hyphens.`,
      400,
    );
  const problem = await pictureProblem(picture, ['jpeg', 'png']);
  if (problem) throw new EditorError(`This is ${problem.found}. It should be ${problem.expected}.`);
  const upright = await sharp(picture, { failOn: 'error' })
    .autoOrient()
    .flatten({ background: '#fff' })
    // Optimized, a few percent smaller, it would need all coefficients in memory: 700 MB for 60 million pixels.
    .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4', optimizeCoding: false })
    .toBuffer()
    .catch(() => {
      throw new EditorError('This picture is damaged. Choose one that opens.');
    });
  await write(root, name, upright, { alt, focus: '50% 50%' });
}

/** Deletes a photo that nothing shows. */
export async function deletePhoto(root: string, name: string): Promise<void> {
  const usedIn = photoUses(root, name);
  if (usedIn.length > 0)
    throw new EditorError(`The photo is shown in ${usedIn.join(', ')}. Choose another one there first.`);
  return write(root, name, null);
}

/** Writes or deletes a picture together with its entry in photos.yaml, unless there would be problems. A known entry stays. */
async function write(root: string, name: string, picture: Buffer | null, entry?: object): Promise<void> {
  const text = await readText(root, ENTRIES);
  const { [name]: known, ...others } = fileVersion(text).data as Record<string, object | undefined>;
  const data = picture ? { ...others, [name]: known ?? entry } : others;
  const entries = changedText(text, { data });
  await writeChecked(root, { [fileOf(name)]: picture, ...(entries !== text && { [ENTRIES]: entries }) });
}

/** The picture of a photo as a small JPEG, as it is on disk or in a commit. */
export async function thumbnail(root: string, name: string, commit: string): Promise<Buffer> {
  const file = contentPath(root, fileOf(name));
  const isCommit = /^[0-9a-f]{40,64}$/u.test(commit);
  const photo = isCommit
    ? await fileAt(root, commit, fileOf(name))
    : await readFile(file).catch(() => undefined);
  if (!photo || (!isCommit && commit !== 'disk'))
    throw new EditorError('There is no such version of the photo.', 404);
  return sharp(photo).autoOrient().resize(640, 640, { fit: 'inside' }).jpeg().toBuffer();
}
