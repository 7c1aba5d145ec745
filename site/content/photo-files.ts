import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { type Problem } from './content-error.ts';
import { photoFiles, PHOTOS } from './photos.ts';
import { projectRoot } from './root.ts';

/** Length of the long and the short side in pixels. Smaller photos would be upscaled on phones. */
const MIN_SIDES = { long: 1200, short: 900 } as const;

const HOW_TO_EXPORT =
  'On a Mac, open it in Photos or Preview and choose File, Export, JPEG; a new name alone changes nothing. On the iPhone, Settings, Camera, Formats, Most Compatible makes the next photos JPEGs, and sharing a photo by Mail sends it as one';

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

/**
 * What is wrong with a picture, by its path or contents; undefined if nothing is.
 *
 * @param formats as sharp names them
 */
export async function pictureProblem(
  source: string | Buffer,
  formats: readonly string[] = ['jpeg'],
): Promise<string | undefined> {
  const picture = await readPicture(source);
  if (!formats.includes(picture.format)) {
    const wanted = formats.map((format) => NAMES[format] ?? format).join(' or ');
    return `found ${NAMES[picture.format] ?? `a picture of the format ${picture.format}`}, expected ${wanted}. ${HOW_TO_EXPORT}`;
  }
  const { width, height } = picture;
  if (Math.max(width, height) >= MIN_SIDES.long && Math.min(width, height) >= MIN_SIDES.short)
    return undefined;
  return `found ${width} × ${height} pixels, expected ${MIN_SIDES.long} × ${MIN_SIDES.short} or more: smaller photos look blurred on sharp screens`;
}

const NAMES: Readonly<Record<string, string>> = {
  jpeg: 'a JPEG',
  png: 'a PNG',
  heic: 'a HEIC photo, which iPhones take and browsers do not show',
  unknown: 'no readable picture',
};

/** Brands of HEIC files in their first box. Source: ISO/IEC 23008-12, Annex B. */
const HEIC = /^ftyp(?:heic|heix|heim|heis|hevc|hevx)/u;

async function readPicture(
  source: string | Buffer,
): Promise<{ format: string; width: number; height: number }> {
  const contents = typeof source === 'string' ? await readFile(source) : source;
  // sharp cannot decode HEIC, and does not name it in all of its builds.
  if (HEIC.test(contents.toString('latin1', 4, 12))) return { format: 'heic', width: 0, height: 0 };
  const unknown = { format: 'unknown', width: 0, height: 0 };
  return contents.length === 0
    ? unknown
    : sharp(contents)
        .metadata()
        .catch(() => unknown);
}
