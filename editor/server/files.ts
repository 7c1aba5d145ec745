import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { type FileVersion } from '../shared/api.ts';
import { editYaml } from './edit-yaml.ts';

const FRONT_MATTER = /^---\r?\n(?<yaml>[\s\S]*?\n)---\r?\n(?<body>[\s\S]*)$/u;

/** Path of a content file or photo that a client may name. @throws Error for any other path */
export function contentPath(root: string, file: string): string {
  if (!/^content\/(?:[a-z]+\/)?[a-z0-9-]+\.(?:yaml|md|jpg)$/u.test(file))
    throw new Error(`found the file name "${file}", expected a file in content/`);
  return join(root, file);
}

export async function readText(root: string, file: string): Promise<string> {
  return readFile(contentPath(root, file), 'utf8');
}

/** The data of a content file, as text on disk. @throws Error if it is not YAML */
export function fileVersion(text: string): FileVersion {
  const markdown = FRONT_MATTER.exec(text)?.groups;
  return {
    base: text,
    data: parse(markdown?.yaml ?? text) as unknown,
    ...(markdown && { body: markdown.body ?? '' }),
  };
}

/** The text of a content file with other data. What stays the same keeps its characters. */
export function changedText(text: string, { data, body }: Pick<FileVersion, 'data' | 'body'>): string {
  const markdown = FRONT_MATTER.exec(text)?.groups;
  const yaml = markdown?.yaml ?? text;
  const isWindows = yaml.includes('\r\n');
  const edited = editYaml(isWindows ? yaml.replaceAll('\r\n', '\n') : yaml, data);
  const changed = isWindows ? edited.replaceAll('\n', '\r\n') : edited;
  if (!markdown) return changed;
  const lineBreak = isWindows ? '\r\n' : '\n';
  // A browser's text field has line breaks of one character.
  const isTouched = body !== undefined && body !== markdown.body;
  const written = isTouched ? body.replaceAll(/\r?\n/gu, lineBreak) : (markdown.body ?? '');
  return `${text.slice(0, text.indexOf(yaml))}${changed}---${lineBreak}${written}`;
}

/**
 * Replaces a file as a whole: a reader, or a crash, finds either the old or the new contents. What a crash leaves behind is
 * outside of content/, where it would be taken for content.
 */
export async function writeAtomic(root: string, file: string, contents: string | Buffer): Promise<void> {
  const path = contentPath(root, file);
  const folder = join(root, '.cache/editor');
  await mkdir(folder, { recursive: true });
  const temporary = join(folder, `${String(process.pid)}-${basename(file)}`);
  const handle = await open(temporary, 'w');
  try {
    await handle.writeFile(contents);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(temporary, path);
}
