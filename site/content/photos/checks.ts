import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { type Content } from '../content.ts';
import { registry } from '../registry.ts';
import { type Finding, type Problem } from '../source/problem.ts';

const FOLDER = 'content/photos';
const LIST = registry.photos.file;
const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*\.jpg$/u;

/** Length of the long and the short side in pixels. Smaller photos would be upscaled on phones. */
const MIN_SIDES = { long: 1200, short: 900 } as const;

const photoFiles = (content: Content) => content.names(FOLDER).filter((name) => `${FOLDER}/${name}` !== LIST);

/** Misnamed files, photos without an entry and entries without a photo. */
export function photoProblems(content: Content): Problem[] {
  const known = content.get('photos');
  const files = photoFiles(content);
  return [
    ...Object.keys(known)
      .filter((key) => !files.includes(`${key}.jpg`))
      .map((key) => content.problem(LIST, [key], 'no photo', `${FOLDER}/${key}.jpg`)),
    ...files.flatMap((name) => {
      const key = name.replace(/\.[^.]*$/u, '');
      const expected = `lowercase letters, digits and hyphens, then .jpg, like ${suggestedName(key)}.jpg`;
      if (!NAME.test(name))
        return [{ file: `${FOLDER}/${name}`, path: [], found: `the name "${name}"`, expected }];
      return key in known
        ? []
        : [content.problem(LIST, [key], 'nothing', `alt and focus for ${FOLDER}/${name}`)];
    }),
  ];
}

function suggestedName(key: string): string {
  return (
    key
      .toLowerCase()
      .match(/[a-z0-9]+/gu)
      ?.join('-') ?? 'red-bob'
  );
}

/** The photo files that are not whole JPEGs or are too small. */
export async function photoFileProblems(content: Content): Promise<Problem[]> {
  const problems = await Promise.all(
    photoFiles(content).map(async (name) => {
      const problem = await pictureProblem(join(content.root, FOLDER, name));
      return problem ? [{ file: `${FOLDER}/${name}`, path: [], ...problem }] : [];
    }),
  );
  return problems.flat();
}

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
 * What is wrong with a picture, by its path or contents; undefined if nothing is.
 *
 * @param formats as sharp names them
 */
export async function pictureProblem(
  source: string | Buffer,
  formats: readonly string[] = ['jpeg'],
): Promise<Finding | undefined> {
  const contents = typeof source === 'string' ? await readFile(source) : source;
  const { format, width, height } = await metadataOf(contents);
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
  // A damaged file often has whole metadata. Its pixels are decoded, small, to find out.
  const isWhole = await sharp(contents, { failOn: 'error' })
    .resize(8)
    .toBuffer()
    .then(
      () => true,
      () => false,
    );
  return isWhole
    ? undefined
    : { found: 'a damaged picture', expected: 'the whole file; copy or export it again' };
}

async function metadataOf(contents: Buffer): Promise<{ format: string; width: number; height: number }> {
  // sharp cannot decode HEIC, and does not name it in all of its builds.
  if (HEIC.test(contents.toString('latin1', 4, 12))) return { format: 'heic', width: 0, height: 0 };
  const unknown = { format: 'unknown', width: 0, height: 0 };
  if (contents.length === 0) return unknown;
  return sharp(contents)
    .metadata()
    .catch(() => unknown);
}
