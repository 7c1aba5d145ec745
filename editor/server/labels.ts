import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Problem, problemWords } from '../../site/content/source/problem.ts';
import { type ContentEntry } from '../shared/api.ts';
import { fieldLabel } from '../shared/field-label.ts';
import { isObject, type Path } from '../shared/schema.ts';
import { messageInWords, summaryOf } from '../shared/words.ts';
import { contentEntries, fieldsOf } from './entries.ts';
import { fileVersion } from './files.ts';

/** What the list of contents calls a file, or the part of it that has this path. */
export function entryLabel(entries: readonly ContentEntry[], file: string, path: Path): string | undefined {
  const own = entries.filter((entry) => entry.file === file);
  const part = own.find(({ fields }) => fields?.includes(String(path[0])));
  return (part ?? own.find(({ fields }) => !fields) ?? own[0])?.label;
}

/**
 * What a file is called that may not be in the list of contents.
 *
 * @param data what is in it, or was before it was deleted
 */
export function fileLabel(file: string, data: unknown): string {
  const name = file.replace(/^.*\/|\.\w+$/gu, '').replaceAll('-', ' ');
  if (file === 'content/photos/photos.yaml') return 'Photos';
  if (file.endsWith('.svg')) return `Drawing: ${name}`;
  return (isObject(data) && summaryOf(data, {})) || name;
}

/** A problem in the words of the form: `Holidays and vacations, Thanksgiving, First day: found … (content/salon.yaml, line 12)`. */
export function problemText(root: string, { file, path, line, ...words }: Problem): string {
  const place = line === undefined ? file : `${file}, line ${String(line)}`;
  return `${wordsOf(root, file, path).filter(Boolean).join(', ')}: ${messageInWords(problemWords(words))} (${place})`;
}

function wordsOf(root: string, file: string, path: Path): string[] {
  const label = entryLabel(contentEntries(root), file, path);
  try {
    const { data } = fileVersion(readFileSync(join(root, file), 'utf8'));
    const words = path.length > 0 ? fieldLabel(fieldsOf(file), data, path) : '';
    return [label ?? fileLabel(file, data), words];
  } catch {
    // A file that cannot be read, such as a missing photo or broken YAML, has no fields to name.
    return [label ?? fileLabel(file, undefined)];
  }
}
