import { randomUUID } from 'node:crypto';
import { existsSync, lstatSync, readdirSync, realpathSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { type Content, openContent } from '../../../site/content/content.ts';
import { registry } from '../../../site/content/registry.ts';
import type { Salon } from '../../../site/content/salon/schema.ts';
import { problemsOf } from '../../../site/content/source/problem.ts';
import { FRONT_MATTER } from '../../../site/content/source/read.ts';
import type { FileVersion } from '../../shared/api.ts';
import { EditorError } from '../errors.ts';
import { editYaml } from './edit-yaml.ts';

const NAME = /^content\/(?:[a-z]+\/)?[a-z0-9-]+\.(?:yaml|md|jpg|svg)$/u;

export const isContentFile = (file: string) => NAME.test(file);

export const isText = (file: string) => /\.(?:yaml|md)$/u.test(file);

/** Path of a content file that a client may name. @throws EditorError for any other path, and for links and what is behind them */
export function contentPath(root: string, file: string): string {
  const path = join(root, file);
  if (!isContentFile(file) || isLinked(root, file))
    throw new EditorError(`There is no content called “${file}”.`, 404);
  return path;
}

/** Whether a file of the content is a symbolic link, or in a folder that is one. */
function isLinked(root: string, file: string): boolean {
  const path = join(root, file);
  if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) return true;
  return existsSync(dirname(path)) && realpathSync(dirname(path)) !== join(realpathSync(root), dirname(file));
}

export async function readText(root: string, file: string): Promise<string> {
  return readFile(contentPath(root, file), 'utf8');
}

/** The YAML of a content file: all of it, or the front matter of a Markdown text. */
const yamlOf = (text: string) => FRONT_MATTER.exec(text)?.groups?.yaml ?? text;

/** The data of a content file, as text on disk. @throws Error if it is not YAML */
export function fileVersion(text: string): FileVersion {
  const { body } = FRONT_MATTER.exec(text)?.groups ?? {};
  return { base: text, data: parse(yamlOf(text)) as unknown, ...(body !== undefined && { body }) };
}

/** The facts about the salon, unchecked. */
export async function readSalon(root: string): Promise<Pick<Salon, 'name' | 'email' | 'url'>> {
  return fileVersion(await readText(root, registry.salon.file)).data as Salon;
}

/** The text of a content file with other YAML, and with another Markdown text. */
function withYaml(text: string, edit: (yaml: string) => string, newBody?: string): string {
  const { start = '', yaml = text, body } = FRONT_MATTER.exec(text)?.groups ?? {};
  const lineBreak = yaml.includes('\r\n') ? '\r\n' : '\n';
  const withLineBreaks = (lines: string) => lines.replaceAll(/\r?\n/gu, lineBreak);
  const edited = withLineBreaks(edit(yaml.replaceAll('\r\n', '\n')));
  if (body === undefined) return edited;
  // A browser's text field has line breaks of one character.
  const written = newBody === undefined || newBody === body ? body : withLineBreaks(newBody);
  return `${start}${edited}---${lineBreak}${written}`;
}

/** The text of a content file with other data. */
export const changedText = (text: string, { data, body }: Pick<FileVersion, 'data' | 'body'>): string =>
  withYaml(text, (yaml) => editYaml(yaml, data), body);

/** Files with their new contents; null deletes one. */
export type NewContents = Readonly<Record<string, string | Buffer | null>>;

const temporary = (root: string) => join(root, '.cache/editor/temporary');

/** A folder on the disk of the content. */
export async function temporaryFolder(root: string): Promise<string> {
  await mkdir(temporary(root), { recursive: true });
  return temporary(root);
}

/** Deletes unfinished uploads, up to 40 MB each, of an editor that was stopped. Called at the start. */
export const deleteTemporaryFiles = (root: string): Promise<void> =>
  rm(temporary(root), { recursive: true, force: true });

/**
 * Replaces files as wholes: a reader, or a crash, finds either the old or the new contents of each. If one cannot be written,
 * all are as before. What a crash leaves behind is outside of content/, where it would be taken for content.
 */
export async function writeFiles(root: string, contents: NewContents): Promise<void> {
  const files = Object.entries(contents).map(([file, text]) => ({ path: contentPath(root, file), text }));
  const before = await Promise.all(
    files.map(async ({ path }) => ({ path, text: await readFile(path).catch(() => null) })),
  );
  const folder = await temporaryFolder(root);
  const put = async ({ path, text }: { path: string; text: string | Buffer | null }) => {
    if (text === null) return rm(path, { force: true });
    const temporary = join(folder, randomUUID());
    await writeFile(temporary, text, { flush: true });
    return rename(temporary, path);
  };
  try {
    for (const file of files) await put(file);
  } catch (error) {
    for (const file of before) await put(file);
    throw error;
  }
}

/** The files that are content, and the others; none that operating systems add, such as .DS_Store. */
export function contentFiles(root: string): { files: string[]; unusable: string[] } {
  const entries = readdirSync(join(root, 'content'), { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => ({ entry, file: join(entry.parentPath, entry.name).slice(root.length + 1) }));
  const { files = [], unusable = [] } = Object.groupBy(entries, ({ entry, file }) =>
    isContentFile(file) && !entry.isSymbolicLink() ? 'files' : 'unusable',
  );
  return { files: files.map(({ file }) => file), unusable: unusable.map(({ file }) => file) };
}

/** The content without files that the site cannot use, which would be reported as problems. */
export function usableContent(root: string, changed: NewContents = {}): Content {
  const unusable = contentFiles(root).unusable.map((file) => [file, null] as const);
  return openContent(root, { ...Object.fromEntries(unusable), ...changed });
}

/** A file; undefined if its YAML cannot be read, which check.ts reports. */
export function readableSource(content: Content, file: string): ReturnType<Content['source']> | undefined {
  return problemsOf(() => content.source(file)).length > 0 ? undefined : content.source(file);
}

export type Mutex = <T>(run: () => Promise<T>) => Promise<T>;

/** Runs one write after the other. */
export function createMutex(): Mutex {
  let last: Promise<unknown> = Promise.resolve();
  return (run) => {
    const result = last.then(run);
    last = result.catch(() => undefined);
    return result;
  };
}
