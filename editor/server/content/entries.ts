import { basename } from 'node:path';
import { z } from 'zod';
import {
  type FileKind,
  type FolderKind,
  GROUPS,
  definitionOf,
  registry,
} from '../../../site/content/registry.ts';
import { problemsOf } from '../../../site/content/source/problem.ts';
import { localDate } from '../../../site/lib/local-time.ts';
import type { Choice, Choices, ContentEntry, FieldSchema } from '../../shared/api.ts';
import { childSchema, isObject, labelOf, schemaAt, valueAt } from '../../shared/schema.ts';
import { entryOf, formatValue, isPast, summaryOf } from '../../shared/words.ts';
import { EditorError } from '../errors.ts';
import { contentFiles, usableContent } from './content-files.ts';

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

type Folder = 'services' | 'articles' | 'legal';
type Fields = Readonly<Record<string, unknown>>;
type FolderEntry = Fields & { readonly file: string; readonly slug: string };

/** The list of contents as the owner sees it. */
export function listContent(root: string) {
  const content = usableContent(root);
  /** The fields of a file; none if it cannot be read, so that its problem shows when it is opened. */
  const read = (file: string): Fields => {
    let data: unknown;
    const isBroken = problemsOf(() => (data = content.source(file).document.toJS())).length > 0;
    return isBroken ? { name: basename(file), title: basename(file) } : ((data ?? {}) as Fields);
  };
  const folder = (name: Folder): FolderEntry[] =>
    content.filesOf(name).map((file) => {
      const slug = basename(file).replace(/\.\w+$/u, '');
      return { order: 0, date: '', ...read(file), file, slug };
    });
  const sorted = (name: Folder) => {
    const kind: FolderKind = registry[name];
    return folder(name).sort((a, b) => kind.compare?.(a, b) ?? 0);
  };
  const named = (name: Folder): Choice[] =>
    folder(name).map(({ slug, [registry[name].labelField]: label }) => ({ value: slug, label: text(label) }));
  const salon = read(registry.salon.file);
  const { data: timeZone = 'UTC' } = registry.salon.schema.shape.timeZone.safeParse(salon.timeZone);
  const today = localDate(timeZone);
  const all = Object.entries<FileKind | FolderKind>(registry).flatMap(([name, kind]): ContentEntry[] =>
    'file' in kind
      ? kind.listings.map(({ page, ...listing }) => ({
          file: kind.file,
          ...listing,
          page:
            typeof page === 'string'
              ? page
              : page((of) =>
                  of === 'services' ? sorted(of) : (Object.values(read(registry[of].file)) as Fields[]),
                ),
          summary: summaryOfFile(kind.file, read(kind.file), today, listing.fields),
        }))
      : sorted(name as Folder).map(({ file, slug, ...fields }) => ({
          file,
          label: text(fields[kind.labelField]) + (fields.draft === true ? ' (draft)' : ''),
          group: kind.group,
          page: kind.page(slug),
          summary: [fields.comingSoon === true && 'Coming soon', summaryOfFile(file, fields, today)]
            .filter(Boolean)
            .join('; '),
        })),
  );
  const entries = GROUPS.flatMap((group) => all.filter((entry) => entry.group === group));
  let placeholders: Choice[] = [];
  // A problem in them shows where it was made.
  problemsOf(() => {
    placeholders = [...content.placeholders].map(([name, value]) => ({
      value: `{${name}}`,
      label: `${placeholderLabel(name)}: ${value}`,
    }));
  });
  const choices: Choices = {
    // The one that was just added first.
    photos: Object.entries(read(registry.photos.file))
      .toReversed()
      .map(([value, photo]) => ({ value, label: text((photo as Record<string, unknown>).alt) })),
    articles: named('articles'),
    services: named('services'),
    tags: Object.values(read(registry.tags.file)).map((tag) => ({ value: text(tag), label: text(tag) })),
    placeholders,
  };
  // `NAME 2.md` of iCloud, `NAME (conflicted copy).md` of Dropbox, `NAME copy.md` of the Finder.
  const original = (file: string) => file.replace(/(?: \d+| copy| \(.*\))+(?=\.\w+$)/u, '');
  /** Files that an operating system, a synchronizing program or a mistake has left in content/. */
  const unusableFiles = contentFiles(root).unusable.map((file) => ({
    file,
    copyOf: entryOf(entries, original(file), [])?.label,
  }));
  const photoForms = choices.photos.map(({ value, label }): ContentEntry => ({
    file: registry.photos.file,
    fields: [value],
    label,
    summary: '',
    group: 'Photos and people',
    page: '/gallery',
  }));
  const forms = [...entries, ...photoForms];
  return { salon: text(salon.shortName), today, entries, forms, choices, unusableFiles };
}

/** What an entry of the list of contents holds: the first lines of its list, or its first field. */
function summaryOfFile(file: string, data: unknown, today: string, fields: readonly string[] = []): string {
  const path = definitionOf(file) === registry.services ? ['prices', 'lines'] : fields.slice(0, 1);
  const value = valueAt(data, path);
  const schema = schemaAt(fieldsOf(file), path);
  if (!Array.isArray(value)) return isObject(value) ? '' : formatValue(value, schema);
  const coming: unknown[] = value.filter((line) => !isPast(line, today));
  const lines = coming.slice(0, SUMMARY_LINES).map((line) => summaryOf(line, childSchema(schema, 0)));
  const others = coming.length - lines.length;
  return lines.join('; ') + (others > 0 ? ` and ${String(others)} more` : '');
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** `hours.monday` → `Monday`, `opens.monday` → `Monday opens`, `price.women-s-cut` → `Women’s cut`. */
function placeholderLabel(placeholder: string): string {
  const [kind = '', name = kind] = placeholder.split('.');
  return (
    labelOf(name.replace(/-s(?=-|$)/u, '’s'), {}) + (kind === 'opens' || kind === 'closes' ? ` ${kind}` : '')
  );
}
