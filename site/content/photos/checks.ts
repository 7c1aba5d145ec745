import sharp, { type Metadata } from 'sharp';
import type { Content } from '../content.ts';
import { registry } from '../registry.ts';
import type { Finding, Problem } from '../source/problem.ts';

export const PHOTO_FOLDER = 'content/photos';
const PHOTO_LIST = registry.photos.file;

/** Length of the long and the short side in pixels. Smaller photos would be upscaled on phones. */
const MIN_SIDES = { long: 1200, short: 900 } as const;

const photoFiles = (content: Content) =>
  content.fileNames(PHOTO_FOLDER).filter((name) => `${PHOTO_FOLDER}/${name}` !== PHOTO_LIST);

/** Photos without an entry and entries without a photo. */
export function photoProblems(content: Content): Problem[] {
  const known = Object.keys(content.get('photos'));
  const files = photoFiles(content)
    .filter((name) => name.endsWith('.jpg'))
    .map((name) => name.slice(0, -4));
  return [
    ...known
      .filter((key) => !files.includes(key))
      .map((key) => content.problem(PHOTO_LIST, [key], 'no photo', `${PHOTO_FOLDER}/${key}.jpg`)),
    ...files
      .filter((key) => !known.includes(key))
      .map((key) => ({
        ...content.problem(PHOTO_LIST, [key], 'nothing', `alt and focus for ${PHOTO_FOLDER}/${key}.jpg`),
        code: 'missing' as const,
      })),
  ];
}

/** The photo files that are not whole JPEGs or are too small. */
export async function photoFileProblems(content: Content): Promise<Problem[]> {
  const problems = await Promise.all(
    photoFiles(content).map(async (name) => {
      const file = `${PHOTO_FOLDER}/${name}`;
      const problem = await pictureProblem(Buffer.from(content.bytes(file)));
      return problem ? [{ file, path: [], ...problem }] : [];
    }),
  );
  return problems.flat();
}

/** More pixels than phones take. Progressive files are decoded as a whole, and have to fit in a small server's memory. */
const MAX_PIXELS = { baseline: 60_000_000, progressive: 24_000_000 };

const HOW_TO_EXPORT =
  'On a Mac, open it in Photos or Preview and choose File, Export, JPEG; a new name alone changes nothing. On the iPhone, Settings, Camera, Formats, Most Compatible makes the next photos JPEGs, and sharing a photo by Mail sends it as one';

const NAMES: Readonly<Record<string, string>> = {
  jpeg: 'a JPEG',
  png: 'a PNG',
  heic: 'a HEIC photo, which iPhones take and browsers do not show',
  unknown: 'no readable picture',
};

/** Brands of HEIC files in their first box. Source: ISO/IEC 23008-12, Annex B. */
const HEIC = /^ftyp(?:heic|heix|heim|heis|hevc|hevx)/u;

/**
 * What is wrong with a picture; undefined if nothing is.
 *
 * @param formats as sharp names them
 */
export async function pictureProblem(
  contents: Buffer,
  formats: readonly string[] = ['jpeg'],
): Promise<Finding | undefined> {
  let metadata: Partial<Metadata> = {};
  try {
    metadata = await sharp(contents).metadata();
  } catch {
    // Not a picture: the format stays unknown.
  }
  const { width = 0, height = 0, isProgressive, depth } = metadata;
  // sharp cannot decode HEIC, and does not name it in all of its builds.
  const format = HEIC.test(contents.toString('latin1', 4, 12)) ? 'heic' : (metadata.format ?? 'unknown');
  if (!formats.includes(format)) {
    const names = formats.map((name) => NAMES[name] ?? name).join(' or ');
    const found = NAMES[format] ?? `a picture of the format ${format}`;
    return { found, expected: `${names}. ${HOW_TO_EXPORT}` };
  }
  if (Math.max(width, height) < MIN_SIDES.long || Math.min(width, height) < MIN_SIDES.short)
    return {
      found: `${width} × ${height} pixels`,
      expected: `${MIN_SIDES.long} × ${MIN_SIDES.short} or more: smaller photos look blurred on sharp screens`,
    };
  const most = isProgressive || depth !== 'uchar' ? MAX_PIXELS.progressive : MAX_PIXELS.baseline;
  if (width * height > most)
    return {
      found: `${width} × ${height} pixels`,
      expected: `at most ${most / 1_000_000} million pixels; export it smaller`,
    };
  try {
    // Metadata of a damaged file is often intact, so decode its pixels as well.
    await sharp(contents, { failOn: 'error' }).resize(8).toBuffer();
    return undefined;
  } catch {
    return { found: 'a damaged picture', expected: 'the whole file; copy or export it again' };
  }
}
