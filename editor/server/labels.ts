import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Problem } from '../../site/content/source/problem.ts';
import { type ContentEntry, type Mistake } from '../shared/api.ts';
import { fieldLabel } from '../shared/field-label.ts';
import { isObject, type Path } from '../shared/schema.ts';
import { summaryOf } from '../shared/words.ts';
import { fileVersion } from './content-files.ts';
import { contentEntries, fieldsOf } from './entries.ts';

/** The name of a file in words. */
export const fileName = (file: string) =>
  basename(file)
    .replace(/\.\w+$/u, '')
    .replaceAll('-', ' ');

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
  if (file === 'content/photos/photos.yaml') return 'Photos';
  if (file.endsWith('.svg')) return `Drawing: ${fileName(file)}`;
  return (isObject(data) && summaryOf(data, {})) || fileName(file);
}

/** Mistakes with the words of the form: `Holidays and vacations, Thanksgiving, First day`. */
export function toMistakes(root: string, problems: readonly Problem[]): Mistake[] {
  const entries = problems.length > 0 ? contentEntries(root) : [];
  return problems.map((problem) => ({
    ...problem,
    place: placeOf(root, entries, problem.file, problem.path),
  }));
}

/** The labels that lead to a field. */
export function placeOf(root: string, entries: readonly ContentEntry[], file: string, path: Path): string {
  const label = entryLabel(entries, file, path);
  try {
    const { data } = fileVersion(readFileSync(join(root, file), 'utf8'));
    const words = path.length > 0 ? fieldLabel(fieldsOf(file), data, path) : '';
    return [label ?? fileLabel(file, data), words].filter(Boolean).join(', ');
  } catch {
    // A file that cannot be read, such as a missing photo or broken YAML, has no fields to name.
    return label ?? fileLabel(file, undefined);
  }
}
