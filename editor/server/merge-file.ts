import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ChosenVersions, type Conflict } from '../shared/api.ts';
import { fieldLabel } from '../shared/field-label.ts';
import { type Choose, type FieldConflict, mergeValues } from '../shared/merge-values.ts';
import { isEqual } from '../shared/pair-items.ts';
import { type Path, schemaAt } from '../shared/schema.ts';
import { inWords } from '../shared/words.ts';
import { bodyChange, isText, photoName, PHOTOS } from './changes.ts';
import { choices, contentEntries, fieldsOf } from './entries.ts';
import { changedText, fileVersion } from './files.ts';
import { fileAt, git } from './git.ts';
import { entryLabel, fileLabel } from './labels.ts';

/** The input of a three-way merge. A version is undefined if it deleted the file. */
interface FileVersions {
  readonly file: string;
  readonly base: Buffer | undefined;
  readonly mine: Buffer | undefined;
  readonly theirs: Buffer | undefined;
  /** Commit of `theirs`, for photos. */
  readonly commit: string;
}

export interface MergedFile {
  readonly file: string;
  /** Undefined if the file is deleted. */
  readonly contents: Buffer | undefined;
  readonly conflicts: readonly Conflict[];
}

/** Merges what two people changed in a file: fields one by one, prose line by line. */
export async function mergeFile(
  root: string,
  versions: FileVersions,
  chosen: ChosenVersions,
): Promise<MergedFile> {
  const { file, base, mine, theirs } = versions;
  const choose: Choose = (conflict) => chosen[conflictId(file, conflict)];
  if (!base || !mine || !theirs || !isText(file)) return wholeFile(root, versions, choose);

  const texts = [mine, base, theirs].map(String) as [string, string, string];
  const [own, old, other] = texts.map(fileVersion) as [FileText, FileText, FileText];
  const { value: data, conflicts } = mergeValues(old.data, own.data, other.data, choose);
  const labelAt = (path: Path) => entryLabel(contentEntries(root), file, path) ?? fileLabel(file, old.data);
  const shown = (value: unknown, path: Path) => inWords(value, schemaAt(fieldsOf(file), path), choices(root));
  const found = conflicts.map((conflict) => ({
    id: conflictId(file, conflict),
    label: [labelAt(conflict.path), fieldLabel(fieldsOf(file), old.data, conflict.path)]
      .filter(Boolean)
      .join(', '),
    mine: shown(conflict.mine, conflict.path),
    theirs: shown(conflict.theirs, conflict.path),
  }));

  // A line merge without conflicts keeps the comments of both sides.
  const whole = await mergeLines(root, texts);
  if (whole !== undefined && found.length === 0 && isEqual(dataOf(whole), data))
    return { file, contents: Buffer.from(whole), conflicts: [] };
  if (own.body === undefined) return { file, contents: written(texts[2], { data }), conflicts: found };
  const both = { path: ['body'], mine: own.body, theirs: other.body };
  const body = await mergeLines(root, [own.body, old.body ?? '', other.body ?? ''], choose(both));
  if (body !== undefined) return { file, contents: written(texts[2], { data, body }), conflicts: found };
  const { from, to, label } = bodyChange(other.body ?? '', own.body);
  const prose = { id: conflictId(file, both), label: `${labelAt([])}, ${label}`, mine: to, theirs: from };
  return { file, contents: undefined, conflicts: [...found, prose] };
}

type FileText = ReturnType<typeof fileVersion>;

function conflictId(file: string, { path, mine, theirs }: FieldConflict): string {
  const versions = createHash('sha256');
  for (const value of [mine, theirs])
    versions.update(Buffer.isBuffer(value) ? value : JSON.stringify(value ?? null));
  return [file, ...path, versions.digest('hex')].join(' ');
}

/** Parses merged lines; undefined if the merge broke the YAML. */
function dataOf(text: string): unknown {
  try {
    return fileVersion(text).data;
  } catch {
    return undefined;
  }
}

function written(text: string, version: Pick<FileText, 'data' | 'body'>): Buffer {
  return Buffer.from(changedText(text, version));
}

/** Chooses one whole version, for photos and for files that one side deleted. */
async function wholeFile(
  root: string,
  { file, base, mine, theirs, commit }: FileVersions,
  choose: Choose,
): Promise<MergedFile> {
  const versions = { path: [], mine, theirs };
  const choice = choose(versions);
  if (choice) return { file, contents: choice === 'mine' ? mine : theirs, conflicts: [] };
  const name = photoName(file);
  const photos = (await fileAt(root, commit, PHOTOS))?.toString() ?? '';
  const entries = (fileVersion(photos).data ?? {}) as Record<string, { alt?: string }>;
  const text = (theirs ?? mine ?? base ?? '').toString();
  const label =
    name === undefined
      ? (entryLabel(contentEntries(root), file, []) ??
        fileLabel(file, isText(file) ? dataOf(text) : undefined))
      : (entries[name]?.alt ?? name);
  const word = (version: Buffer | undefined) => (version ? (base ? 'changed' : 'added') : 'deleted');
  const photo = name !== undefined && {
    photo: { name, ...(mine && { before: 'disk' }), ...(theirs && { after: commit }) },
  };
  const conflict = {
    id: conflictId(file, versions),
    label,
    mine: word(mine),
    theirs: word(theirs),
    ...photo,
  };
  return { file, contents: undefined, conflicts: [conflict] };
}

/** Merges text line by line. Undefined if both sides changed the same lines and the owner has not chosen yet. */
async function mergeLines(
  root: string,
  texts: readonly [mine: string, base: string, theirs: string],
  choice?: 'mine' | 'theirs',
): Promise<string | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'editor-merge-'));
  try {
    const files = texts.map((_, at) => join(folder, String(at)));
    await Promise.all(texts.map((text, at) => writeFile(join(folder, String(at)), text)));
    const option = choice && (choice === 'mine' ? '--ours' : '--theirs');
    // Git's exit code is the number of conflicts.
    return await git(root, 'merge-file', '--stdout', ...(option ? [option] : []), ...files).catch(
      () => undefined,
    );
  } finally {
    await rm(folder, { recursive: true });
  }
}
