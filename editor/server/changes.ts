import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Change, type FileChanges, type SaveResult } from '../api.ts';
import { describeChanges } from '../describe-changes.ts';
import { isEqual } from '../pair-items.ts';
import { checkChange } from './check.ts';
import { contentEntries, fieldsOf } from './entries.ts';
import { changedText, contentPath, digestOf, fileVersion, writeAtomic } from './files.ts';
import { changedFiles, fileAt, publishedCommit } from './git.ts';

/** Everything that differs from the published site, in words. */
export async function unpublishedChanges(root: string): Promise<FileChanges[]> {
  return changesBetween(root, await publishedCommit(root));
}

/** The differences between two commits, or between a commit and what is on disk. */
export async function changesBetween(root: string, from: string, to?: string): Promise<FileChanges[]> {
  const labels = new Map(contentEntries(root).map(({ file, label, fields }) => [file, fields ? '' : label]));
  const files = await changedFiles(root, from, to);
  return Promise.all(
    files.map(async (file) => {
      const [before, after] = [
        await fileAt(root, from, file),
        await (to ? fileAt(root, to, file) : onDisk(root, file)),
      ];
      const status = !before ? 'added' : !after ? 'deleted' : 'changed';
      const changes = before && after && !file.endsWith('.jpg') ? textChanges(file, before, after) : [];
      return { file, label: labels.get(file) ?? '', status, changes } as const;
    }),
  );
}

async function onDisk(root: string, file: string): Promise<Buffer | undefined> {
  return readFile(join(root, file)).catch(() => undefined);
}

function textChanges(file: string, before: Buffer, after: Buffer): Change[] {
  const [old, now] = [fileVersion(before.toString('utf8')), fileVersion(after.toString('utf8'))];
  const changes = describeChanges(old.data, now.data, fieldsOf(file));
  const body = old.body === now.body ? [] : [bodyChange(old.body ?? '', now.body ?? '')];
  const all = [...changes, ...body];
  return all.length > 0
    ? all
    : [{ path: [], label: 'Notes', from: 'as published', to: 'changed; they are not shown' }];
}

/** The change of a text, shown by its first changed paragraph. */
function bodyChange(before: string, after: string): Change {
  const [old, now] = [before, after].map((text) => text.split(/\n{2,}/u)) as [string[], string[]];
  const only = (mine: string[], others: string[]) => {
    const own = mine.filter((paragraph) => !others.includes(paragraph)).map((paragraph) => paragraph.trim());
    const more = own.length > 1 ? ` (and ${String(own.length - 1)} more)` : '';
    return own[0] ? own[0].slice(0, 200) + more : 'nothing';
  };
  return { path: ['body'], label: 'Text', from: only(old, now), to: only(now, old) };
}

/**
 * Takes back the changes of a file, or one of them, unless that would cause mistakes. The last change taken back restores
 * every character of the file.
 */
export async function undo(
  root: string,
  file: string,
  path?: readonly (string | number)[],
): Promise<SaveResult> {
  const published = await fileAt(root, await publishedCommit(root), file);
  const restored =
    published && path && path.length > 0 ? await without(root, file, path, published) : published;
  const checked = file.endsWith('.jpg') ? (restored ?? null) : (restored?.toString('utf8') ?? null);
  const problems = await checkChange(root, { [file]: checked });
  if (problems.length > 0) return { status: 'mistakes', problems };
  if (restored) await writeAtomic(root, file, restored);
  else await rm(contentPath(root, file));
  return { status: 'saved', digest: restored ? digestOf(restored) : '' };
}

/** The file on disk with the published value at a path. */
async function without(
  root: string,
  file: string,
  path: readonly (string | number)[],
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

/** A copy of `data` that has at `path` what `source` has there. */
function withValue(data: unknown, source: unknown, [key, ...rest]: readonly (string | number)[]): unknown {
  if (key === undefined) return source;
  const from = (source as Record<string | number, unknown> | undefined)?.[key];
  if (Array.isArray(data)) return data.with(Number(key), withValue(data[Number(key)], from, rest));
  const fields = { ...(data as Record<string, unknown>) };
  const value = withValue(fields[key], from, rest);
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
