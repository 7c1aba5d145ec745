import { join } from 'node:path';
import sharp from 'sharp';
import { type Problem } from './content-error.ts';
import { photoFiles, PHOTOS } from './photos.ts';
import { projectRoot } from './root.ts';

/** Length of the long and the short side in pixels. Smaller photos would be upscaled on phones. */
const MIN_SIDES = { long: 1200, short: 900 } as const;

const JPEG =
  'expected a JPEG: export it as one, for example in Preview on a Mac; a new name alone changes nothing. iPhones take JPEGs with Settings, Camera, Formats, Most Compatible';

/** The photo files that are not JPEGs or are too small. */
export async function photoFileProblems(root = projectRoot()): Promise<Problem[]> {
  const problems = await Promise.all(
    photoFiles(root).map(async (name) => {
      const message = await pictureProblem(join(root, PHOTOS, name));
      return message === undefined ? [] : [{ file: `${PHOTOS}/${name}`, field: '', message }];
    }),
  );
  return problems.flat();
}

/** What is wrong with a picture, by its path or contents; undefined if nothing is. */
export async function pictureProblem(source: string | Buffer): Promise<string | undefined> {
  const isEmpty = typeof source !== 'string' && source.length === 0;
  const picture = isEmpty
    ? undefined
    : await sharp(source)
        .metadata()
        .catch(() => undefined);
  if (picture?.format !== 'jpeg')
    return `found ${picture ? `a picture of the format ${picture.format}` : 'no readable picture'}, ${JPEG}`;
  const { width, height } = picture;
  if (Math.max(width, height) >= MIN_SIDES.long && Math.min(width, height) >= MIN_SIDES.short)
    return undefined;
  return `found ${width} × ${height} pixels, expected ${MIN_SIDES.long} × ${MIN_SIDES.short} or more: smaller photos look blurred on sharp screens`;
}
