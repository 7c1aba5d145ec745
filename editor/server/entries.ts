import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { openContent } from '../../site/content/content.ts';
import {
  type FileKind,
  type FolderKind,
  GROUPS,
  definitionOf,
  registry,
} from '../../site/content/registry.ts';
import { ContentError } from '../../site/content/source/problem.ts';
import { type Choice, type Choices, type ContentEntry, type FieldSchema } from '../shared/api.ts';
import { childSchema, isObject, labelOf, schemaAt } from '../shared/schema.ts';
import { inWords, isPast, summaryOf } from '../shared/words.ts';
import { contentFiles, fileVersion } from './content-files.ts';
import { EditorError } from './errors.ts';

const SUMMARY_LINES = 3;

/** The schema of a content file. @throws Error if it is none */
export function schemaOf(file: string): z.ZodType {
  const kind = definitionOf(file);
  if (!kind) throw new EditorError(`There is no content called “${file}”.`, 404);
  return kind.schema;
}

/** The fields of a content file, for the form. */
export function fieldsOf(file: string): FieldSchema {
  return z.toJSONSchema(schemaOf(file), { io: 'input', unrepresentable: 'any' }) as FieldSchema;
}

/** The list of contents, in the owner's words and in the order of how often they change. */
export function contentEntries(root: string): ContentEntry[] {
  const services = folderEntries(root, registry.services);
  const read = (kind: 'services' | 'towns') =>
    kind === 'services'
      ? services.map(({ file, data }) => ({ ...data, slug: pageName(file) }))
      : (Object.values(dataOf(root, registry.towns.file)) as Record<string, unknown>[]);
  const entries = Object.values<FileKind | FolderKind>(registry).flatMap((kind): ContentEntry[] =>
    'file' in kind
      ? kind.listings.map(({ page, ...listing }) => ({
          file: kind.file,
          ...listing,
          page: typeof page === 'string' ? page : page(read),
          summary: contentSummary(root, kind.file, listing.fields),
        }))
      : folderEntries(root, kind).map(({ file, data }) => ({
          file,
          label: text(data[kind.labelField]) + (data.draft === true ? ' (draft)' : ''),
          group: kind.group,
          page: kind.page(pageName(file)),
          summary: contentSummary(root, file),
        })),
  );
  return GROUPS.flatMap((group) => entries.filter((entry) => entry.group === group));
}

/** What an entry of the list of contents holds: the first lines of its list, or its first field. */
function contentSummary(root: string, file: string, fields?: readonly string[]): string {
  const data: unknown = dataOf(root, file);
  const path = fields?.slice(0, 1) ?? (definitionOf(file) === registry.services ? ['prices', 'lines'] : []);
  const value = path.reduce<unknown>((part, key) => (isObject(part) ? part[key] : undefined), data);
  const schema = schemaAt(fieldsOf(file), path);
  if (!Array.isArray(value)) return isObject(value) ? '' : inWords(value, schema);
  const coming: unknown[] = value.filter((line) => !isPast(line));
  const lines = coming.slice(0, SUMMARY_LINES).map((line) => summaryOf(line, childSchema(schema, 0)));
  const others = coming.length - lines.length;
  return lines.join('; ') + (others > 0 ? ` and ${String(others)} more` : '');
}

/** The files of a folder with their data, in the order of the kind. */
function folderEntries(root: string, kind: FolderKind): { file: string; data: Record<string, unknown> }[] {
  const entries = files(root, kind).map((file) => ({ file, data: dataOf(root, file) }));
  const comparable = ({ file, data }: (typeof entries)[number]) => ({
    order: 0,
    date: '',
    ...data,
    slug: pageName(file),
  });
  return entries.sort((a, b) => kind.compare?.(comparable(a), comparable(b)) ?? 0);
}

/** The last part of the address of the page of a file. */
const pageName = (file: string) => basename(file).replace(/\.\w+$/u, '');

function files(root: string, kind: FolderKind): string[] {
  return contentFiles(root)
    .files.filter((file) => definitionOf(file) === kind)
    .sort();
}

/** The fields of a file; none if it cannot be read, so that its mistake shows when it is opened. */
function dataOf(root: string, file: string): Record<string, unknown> {
  try {
    return (fileVersion(readFileSync(join(root, file), 'utf8')).data ?? {}) as Record<string, unknown>;
  } catch {
    return { name: basename(file), title: basename(file) };
  }
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** What fields can refer to, as it is on disk. */
export function choices(root: string): Choices {
  const named = (kind: FolderKind): Choice[] =>
    files(root, kind).map((file) => ({
      value: pageName(file),
      label: text(dataOf(root, file)[kind.labelField]),
    }));
  const photos = Object.entries(dataOf(root, registry.photos.file));
  const tags = Object.values(dataOf(root, registry.tags.file));
  return {
    photos: photos.map(([value, photo]) => ({ value, label: text((photo as Record<string, unknown>).alt) })),
    articles: named(registry.articles),
    services: named(registry.services),
    tags: tags.map((tag) => ({ value: text(tag), label: text(tag) })),
    facts: factChoices(root),
  };
}

/** `hours.monday` → `Monday`, `opens.monday` → `Monday opens`, `price.women-s-cut` → `Women’s cut`. */
function factName(placeholder: string): string {
  const [kind = '', name = kind] = placeholder.split('.');
  return (
    labelOf(name.replace(/-s(?=-|$)/u, '’s'), {}) + (kind === 'opens' || kind === 'closes' ? ` ${kind}` : '')
  );
}

function factChoices(root: string): Choice[] {
  try {
    return [...openContent(root).placeholders].map(([name, value]) => ({
      value: `{${name}}`,
      label: `${factName(name)}: ${value}`,
    }));
  } catch (error) {
    // A mistake in them shows where it was made.
    if (error instanceof ContentError) return [];
    throw error;
  }
}
