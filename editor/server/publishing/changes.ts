import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { registry } from '../../../site/content/registry.ts';
import type { Change, Choices, FileChanges } from '../../shared/api.ts';
import { formOf } from '../../shared/form-of.ts';
import { fileVersion, isText } from '../content/content-files.ts';
import { fieldsOf, listContent } from '../content/list-content.ts';
import { fileLabel } from '../content/labels.ts';
import { changeText, describeChanges } from './describe-changes.ts';
import { fileAt } from '../git.ts';
import type { Project } from '../settings.ts';
import { changedFiles, publishedCommit } from './repository.ts';

const PHOTOS = registry.photos.file;

/** The name of a photo's file; undefined for other files. */
export function photoName(file: string): string | undefined {
  return /^content\/photos\/(?<name>[^/]+)\.jpg$/u.exec(file)?.groups?.name;
}

/** Everything that differs from the published site, in words. */
export const unpublishedChanges = async (project: Project): Promise<FileChanges[]> =>
  changesBetween(project.root, await publishedCommit(project));

/**
 * The differences between two commits, or between a commit and what is on disk: those of a text by entry of the list of
 * contents, and photos with what they show.
 */
export async function changesBetween(root: string, from: string, to?: string): Promise<FileChanges[]> {
  const read = async (file: string) => ({
    before: await fileAt(root, from, file),
    after: await (to ? fileAt(root, to, file) : readFile(join(root, file)).catch(() => undefined)),
  });
  const names = await changedFiles(root, from, to);
  const files = await Promise.all(names.map(async (file) => ({ file, ...(await read(file)) })));
  const list = await read(PHOTOS);
  const photos = { ...photosIn(list.before), ...photosIn(list.after) };
  const { menu, choices } = listContent(root);
  /** Photos that are new or gone, which also tells of their entries in the list. */
  const moved = files.filter(({ before, after }) => !before || !after).map(({ file }) => photoName(file));
  return files.flatMap(({ file, before, after }): FileChanges[] => {
    const kept = after ? 'changed' : 'deleted';
    const status = before ? kept : 'added';
    const name = photoName(file);
    if (name !== undefined) {
      const photo = { name, ...(before && { before: from }), ...(after && { after: to ?? 'disk' }) };
      return [{ file, label: photos[name]?.alt ?? name, status, changes: [], photo }];
    }
    const data = isText(file) ? fileVersion((after ?? before ?? '').toString()).data : undefined;
    const labelAt = (path: Change['path']) => formOf(menu, file, path)?.label ?? fileLabel(file, data);
    if (!before || !after) return [{ file, label: labelAt([]), status, changes: [] }];
    const changes = textChanges(file, before, after, choices).filter(
      ({ path }) => !(file === PHOTOS && path.length === 1 && moved.includes(String(path[0]))),
    );
    const groups = Map.groupBy(changes, ({ path }) => labelAt(path));
    return [...groups].map(([label, changes]) => ({ file, label, status, changes }));
  });
}

function photosIn(list: Buffer | undefined): Record<string, { alt?: string }> {
  return (fileVersion((list ?? '').toString()).data ?? {}) as Record<string, { alt?: string }>;
}

function textChanges(file: string, before: Buffer, after: Buffer, choices: Choices): Change[] {
  if (!isText(file)) return [{ path: [], label: 'Contents', from: 'as published', to: 'changed' }];
  const [old, now] = [fileVersion(before.toString('utf8')), fileVersion(after.toString('utf8'))];
  const changes = describeChanges(old.data, now.data, fieldsOf(file), choices);
  const body = old.body === now.body ? [] : [bodyChange(old.body ?? '', now.body ?? '')];
  if (changes.length + body.length > 0) return [...changes, ...body];
  const to = 'confirmed or changed; visitors see no difference';
  return [{ path: [], label: 'Examples and notes', from: 'as published', to }];
}

/** The change of a text, shown by its first changed paragraph. */
function bodyChange(before: string, after: string): Change {
  const [old, now] = [before, after].map((text) => text.split(/\n{2,}/u)) as [string[], string[]];
  const only = (mine: string[], others: string[]) => {
    const onlyMine = mine
      .filter((paragraph) => !others.includes(paragraph))
      .map((paragraph) => paragraph.trim());
    const more = onlyMine.length > 1 ? ` (and ${onlyMine.length - 1} more)` : '';
    return onlyMine[0] ? onlyMine[0].slice(0, 200) + more : '';
  };
  return { path: ['body'], label: 'Text', from: only(old, now), to: only(now, old) };
}

const oneLine = (text: string) => text.replaceAll(/[\s\p{Cc}\p{Bidi_Control}]+/gu, ' ');

/** One change as it is, several as the names of what changed with a list of all. */
export function commitMessage(all: readonly FileChanges[]): string {
  const files = all.map((file) => ({ ...file, label: oneLine(file.label) }));
  const lines = files.flatMap(({ label, status, changes, photo }) => {
    const name = photo ? `Photo “${label}”` : label;
    if (changes.length === 0) return [`${name}: ${photo && status === 'changed' ? 'replaced' : status}`];
    return changes.map((change) =>
      changeText({ ...change, label: [name, change.label].filter(Boolean).join(', ') }),
    );
  });
  const [only = ''] = lines;
  if (lines.length === 1) return oneLine(only);
  const names = [...new Set(files.map(({ label }) => label))];
  const subject = `Change ${names.slice(0, 3).join(', ')}${names.length > 3 ? ' and more' : ''}`;
  return `${subject}\n\n${lines.map((line) => `- ${oneLine(line)}`).join('\n')}`;
}
