import { existsSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { registry } from '../../../site/content/registry.ts';
import type { Path } from '../../shared/api.ts';
import { itemPath } from '../../shared/schema.ts';
import { writeChecked } from '../content/check.ts';
import {
  changedText,
  contentPath,
  fileVersion,
  type NewContents,
  readText,
  writeFiles,
} from '../content/content-files.ts';
import { restoreValue } from '../content/restore-value.ts';
import { photoName } from './changes.ts';
import { fileAt } from '../git.ts';
import type { Project } from '../settings.ts';
import { contentAt, publishedCommit } from './repository.ts';

/**
 * Takes back the changes of a file, or the one at a path, unless that would cause problems. A change within an entry of a list
 * takes back the whole entry: so that name and text of a review stay together. A photo that was added or deleted has an entry in
 * photos.yaml, which follows it. The last change taken back restores every character of a file.
 */
export async function undo(project: Project, file: string, path?: Path): Promise<void> {
  const { root } = project;
  const commit = await publishedCommit(project);
  const published = await fileAt(root, commit, file);
  const entry = path && itemPath(path);
  const undone = entry && entry.length > 0 ? entry : path;
  const isOnDisk = existsSync(contentPath(root, file));
  const isPart = published && undone && isOnDisk;
  const restored: Record<string, NewContents[string]> = {
    [file]: isPart ? await withPublishedValue(root, file, undone, published) : (published ?? null),
  };
  const photo = photoName(file);
  if (photo !== undefined && !(published && isOnDisk)) {
    const list = registry.photos.file;
    const entries = await fileAt(root, commit, list);
    if (entries) restored[list] = await withPublishedValue(root, list, [photo], entries);
  }
  await writeChecked(root, restored, 'This cannot be undone alone. ');
}

async function withPublishedValue(root: string, file: string, path: Path, published: Buffer) {
  const text = await readText(root, file);
  const [old, now] = [fileVersion(published.toString('utf8')), fileVersion(text)];
  const { data, body = '' } = old;
  const isBody = path[0] === 'body' && now.body !== undefined;
  const next = isBody ? { ...now, body } : { ...now, data: restoreValue(now.data, data, path) };
  if (isDeepStrictEqual(next.data, old.data) && next.body === old.body) return published;
  return Buffer.from(changedText(text, next));
}

/** Takes back all changes, or none. The published files have no problems. */
export async function undoAll(project: Project): Promise<void> {
  const { root } = project;
  await writeFiles(root, await contentAt(root, await publishedCommit(project)));
}
