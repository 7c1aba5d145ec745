import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type ChangeResult } from '../shared/api.ts';
import { isEqual, pairItems } from '../shared/pair-items.ts';
import { isObject, type Path } from '../shared/schema.ts';
import { PHOTOS, photoName } from './changes.ts';
import { checkChange } from './check.ts';
import { changedText, contentPath, fileVersion, writeAtomic } from './files.ts';
import { changedFiles, fileAt, publishedCommit } from './git.ts';
import { problemText } from './labels.ts';

/**
 * Takes back the changes of a file, or the one at a path, unless that would cause mistakes. A photo that was added or
 * deleted has an entry in photos.yaml, which follows it. The last change taken back restores every character of a file.
 */
export async function undo(root: string, file: string, path?: Path): Promise<ChangeResult> {
  const commit = await publishedCommit(root);
  const published = await fileAt(root, commit, file);
  const restored: Record<string, Buffer | null> = {
    [file]: published && path ? await withPublishedValue(root, file, path, published) : (published ?? null),
  };
  const photo = photoName(file);
  const isOnDisk = await readFile(contentPath(root, file)).then(
    () => true,
    () => false,
  );
  const entries = photo !== undefined && !(published && isOnDisk) && (await fileAt(root, commit, PHOTOS));
  if (entries) restored[PHOTOS] = await withPublishedValue(root, PHOTOS, [photo], entries);

  const problems = await checkChange(root, restored);
  if (problems.length > 0)
    return { status: 'mistakes', problems: problems.map((problem) => problemText(root, problem)) };
  for (const [name, contents] of Object.entries(restored))
    await (contents ? writeAtomic(root, name, contents) : rm(contentPath(root, name)));
  return { status: 'saved' };
}

/** The file on disk with the published value at a path. */
async function withPublishedValue(
  root: string,
  file: string,
  path: Path,
  published: Buffer,
): Promise<Buffer> {
  const text = await readFile(contentPath(root, file), 'utf8');
  const [old, now] = [fileVersion(published.toString('utf8')), fileVersion(text)];
  const isBody = path[0] === 'body' && now.body !== undefined;
  const next = isBody
    ? { ...now, body: old.body ?? '' }
    : { ...now, data: withValue(now.data, old.data, path) };
  if (isEqual(next.data, old.data) && next.body === old.body) return published;
  return Buffer.from(changedText(text, next));
}

/** A copy of `data` that has at `path` what `source` has there. A list gets the entries of `source` in their order, each as it is in `data`. */
function withValue(data: unknown, source: unknown, [key, ...rest]: Path): unknown {
  if (Array.isArray(data) && Array.isArray(source)) {
    const pairs = pairItems(source, data);
    if (key !== undefined)
      return data.with(Number(key), withValue(data[Number(key)], source[pairs[Number(key)] ?? -1], rest));
    return source.map((entry: unknown, at) =>
      pairs.includes(at) ? (data[pairs.indexOf(at)] as unknown) : entry,
    );
  }
  if (key === undefined) return source;
  const fields = isObject(data) ? data : {};
  const value = withValue(fields[key], isObject(source) ? source[key] : undefined, rest);
  if (value !== undefined) return { ...fields, [key]: value };
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== String(key)));
}

/** Takes back all changes. The published files have no mistakes. */
export async function undoAll(root: string): Promise<void> {
  const commit = await publishedCommit(root);
  for (const file of await changedFiles(root, commit)) {
    const published = await fileAt(root, commit, file);
    if (published) await writeAtomic(root, file, published);
    else await rm(join(root, file), { force: true });
  }
}
