import { createHash } from 'node:crypto';

/** New names of picture files by their old ones, both without their folder. */
export type Renamed = ReadonlyMap<string, string>;

const ELEMENT = /<(picture|a)\b[\s\S]*?<\/\1>/gu;
const TAG = /<(?:source|img|a)\s(?:"[^"]*"|[^>"])*>/gu;
const CANDIDATE = /\/_astro\/(?<file>[\w.~-]+\.(?:avif|jpeg))(?: (?<width>\d+)w)?(?=[",])/gu;

/** Stands for the large picture that a small one leads to. */
const LARGE = 'large';

/** A picture file that a page names. */
export interface Candidate {
  readonly file: string;
  readonly width: string | undefined;
}

/**
 * Finds names for the pictures of pages: photo, mark, width, as in `waves-Xy4f-540.avif`, or a letter for a JPEG,
 * whose width the page does not say. As the build names them, each width has a mark of its own that nothing else tells, and the marks of a page of pictures weigh
 * more than its words. Here one mark stands for all files of a cut.
 *
 * The mark follows from the names that the build gave, and these from photo, cut and quality: a changed picture has
 * a new name, and may be kept by browsers for ever.
 *
 * @param lists what `candidateLists` found in all built pages
 * @throws Error when two pictures would have one name
 */
export function pictureNames(lists: readonly (readonly Candidate[])[]): Renamed {
  const renamed = new Map<string, string>();
  for (const cut of joined(lists)) {
    const files = [...cut.keys()].sort();
    const mark = createHash('sha256')
      .update(files.join())
      .digest('base64url')
      .replaceAll(/[-_]/gu, '')
      .slice(0, 4);
    // Places that share a cut may ask for its JPEG in two sizes, which nothing in the page tells.
    let unsized = 0;
    for (const file of files) {
      const photo = file.slice(0, file.indexOf('.'));
      const width = cut.get(file) ?? 'abcdefgh'.charAt(unsized++);
      renamed.set(file, `${photo}-${mark}-${width}${file.slice(file.lastIndexOf('.'))}`);
    }
  }
  const names = new Set<string>();
  for (const name of renamed.values()) {
    if (names.has(name)) throw new Error(`two pictures would be named ${name}`);
    names.add(name);
  }
  return renamed;
}

/** Lists of files that show the same cut of a photo: those of one place and screen of a page. */
export function candidateLists(html: string): Candidate[][] {
  const elements = [...html.matchAll(ELEMENT)].flatMap(([element]) =>
    element.includes('/_astro/') ? [element] : [],
  );
  return elements.flatMap((element) => {
    const byMedia = new Map<string, Candidate[]>();
    for (const [tag] of element.matchAll(TAG)) {
      const found = [...tag.matchAll(CANDIDATE)].map(({ groups }) => ({
        file: groups?.file ?? '',
        width: groups?.width,
      }));
      if (found.length === 0) continue;
      const first = [...byMedia.keys()].find((key) => key !== LARGE) ?? '';
      const media = mediaOf(tag, first);
      byMedia.set(media, [...(byMedia.get(media) ?? []), ...found]);
    }
    return [...byMedia.values()].filter((list) => list.length > 0);
  });
}

/** What tells a cut from others in its element. The image itself is of the first one; `not all and` is all that is left. */
function mediaOf(tag: string, first: string): string {
  if (tag.startsWith('<a')) return LARGE;
  if (tag.startsWith('<img')) return first;
  const media = /\smedia="([^"]*)"/u.exec(tag)?.[1] ?? '';
  return media.startsWith('not all and ') ? '' : media;
}

/** Lists that share a file, as one: file names and their widths. */
function joined(lists: readonly (readonly Candidate[])[]): Set<Map<string, string | undefined>> {
  const cutOf = new Map<string, Map<string, string | undefined>>();
  for (const list of lists) {
    const cuts = new Set(list.flatMap(({ file }) => cutOf.get(file) ?? []));
    const cut = new Map([
      ...[...cuts].flatMap((entries) => [...entries]),
      ...list.map(({ file, width }) => [file, width] as const),
    ]);
    for (const file of cut.keys()) cutOf.set(file, cut);
  }
  return new Set(cutOf.values());
}

/** A page with the new names of its pictures. */
export function withNames(html: string, renamed: Renamed): string {
  return html.replaceAll(
    /\/_astro\/([\w.~-]+\.(?:avif|jpeg))/gu,
    (_, file: string) => `/_astro/${renamed.get(file) ?? file}`,
  );
}
