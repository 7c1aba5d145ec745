import { basename } from 'node:path';
import { z } from 'zod';
import type { Content } from '../../../site/content/content.ts';
import {
  type ExampleSlugs,
  type FileKind,
  type FolderKind,
  type FolderName,
  GROUPS,
  type Kind,
  registryEntry,
  registry,
} from '../../../site/content/registry.ts';
import { problemsOf } from '../../../site/content/source/problem.ts';
import { localDate } from '../../../site/lib/local-time.ts';
import type { Choice, Choices, ContentForm, ContentList, FieldSchema } from '../../shared/api.ts';
import { childSchema, isObject, labelOf, schemaAt, textOf, valueAt } from '../../shared/schema.ts';
import { isPast } from '../../shared/dates.ts';
import { formOf } from '../../shared/form-of.ts';
import { formatValue, summaryOf } from '../../shared/format-value.ts';
import { EditorError } from '../errors.ts';
import { contentFiles, readableSource, usableContent } from './content-files.ts';

const SUMMARY_ITEMS = 3;

/** The schema of a content file. @throws Error if it is none */
export function schemaOf(file: string): z.ZodType {
  const kind = registryEntry(file);
  if (!kind) throw new EditorError(`There is no content called “${file}”.`, 404);
  return kind.schema;
}

const fieldsBySchema = new WeakMap<z.ZodType, FieldSchema>();

export function fieldsOf(file: string): FieldSchema {
  const schema = schemaOf(file);
  const fields = fieldsBySchema.get(schema) ?? toFields(schema);
  fieldsBySchema.set(schema, fields);
  return fields;
}

function toFields(schema: z.ZodType): FieldSchema {
  return z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      const value = jsonSchema.anyOf?.find(({ type }) => type !== 'null');
      if (value) Object.assign(jsonSchema, value, { anyOf: undefined, nullable: true });
      // The items of each tuple in site/content are of one kind.
      const { prefixItems: { [0]: items, length = 0 } = [] } = jsonSchema;
      if (items)
        Object.assign(jsonSchema, { items, prefixItems: undefined, minItems: length, maxItems: length });
    },
  }) as FieldSchema;
}

type Fields = Readonly<Record<string, unknown>>;
type FolderEntry = Fields & { readonly file: string; readonly slug: string };

export function listContent(root: string): Omit<ContentList, 'drafts' | 'isHosted'> {
  const content = usableContent(root);
  const salon = readFields(content, registry.salon.file);
  const { data: timeZone = 'UTC' } = registry.salon.schema.shape.timeZone.safeParse(salon.timeZone);
  const today = localDate(timeZone);
  const menu = menuForms(content, today);
  const choices = choicesOf(content);
  return {
    salon: textOf(salon.shortName),
    today,
    menu,
    forms: [...menu, ...choices.photos.map(photoForm)],
    choices,
    unusableFiles: unusableFiles(root, menu),
  };
}

/** The fields of a file; only its name if it cannot be read, so that its problem shows when it is opened. */
function readFields(content: Content, file: string): Fields {
  const source = readableSource(content, file);
  if (!source) return { name: basename(file), title: basename(file) };
  return (source.document.toJS() ?? {}) as Fields;
}

function readFolder(content: Content, folder: FolderName): FolderEntry[] {
  const kind: FolderKind = registry[folder];
  const entries = content.filesOf(folder).map((file) => {
    const slug = basename(file).replace(/\.\w+$/u, '');
    return { order: 0, date: '', ...readFields(content, file), file, slug };
  });
  return entries.sort((a, b) => kind.compare?.(a, b) ?? 0);
}

function menuForms(content: Content, today: string): ContentForm[] {
  const examples = exampleSlugs(content);
  const all = (Object.keys(registry) as Kind[]).flatMap((kind) =>
    isFolder(kind) ? folderForms(content, kind, today) : fileForms(content, kind, today, examples),
  );
  return GROUPS.flatMap((group) => all.filter((form) => form.group === group));
}

const isFolder = (kind: Kind): kind is FolderName => 'folder' in registry[kind];

function exampleSlugs(content: Content): ExampleSlugs {
  const [town] = Object.values(readFields(content, registry.towns.file)) as Fields[];
  const service = readFolder(content, 'services').find(({ comingSoon }) => comingSoon === true);
  return { town: textOf(town?.slug) || undefined, comingSoon: service?.slug };
}

function fileForms(
  content: Content,
  kind: Exclude<Kind, FolderName>,
  today: string,
  examples: ExampleSlugs,
): ContentForm[] {
  const { file, listings }: FileKind = registry[kind];
  const fields = readFields(content, file);
  return listings.map(({ page, ...listing }) => ({
    kind,
    file,
    ...listing,
    page: typeof page === 'string' ? page : page(examples),
    summary: summaryOfFile(file, fields, today, listing.fields),
  }));
}

function folderForms(content: Content, folder: FolderName, today: string): ContentForm[] {
  const definition = registry[folder];
  return readFolder(content, folder).map(({ file, slug, ...fields }) => ({
    kind: folder,
    file,
    label: textOf(fields[definition.labelField]) + (fields.draft === true ? ' (draft)' : ''),
    group: definition.group,
    page: definition.page(slug),
    isPage: true,
    summary: [fields.comingSoon === true && 'Coming soon', summaryOfFile(file, fields, today)]
      .filter(Boolean)
      .join('; '),
  }));
}

/** The form of a photo, which the menu does not show. */
function photoForm({ value, label }: Choice): ContentForm {
  const { file } = registry.photos;
  return {
    kind: 'photos',
    file,
    fields: [value],
    label,
    summary: '',
    group: 'Photos and people',
    page: '/gallery',
  };
}

function choicesOf(content: Content): Choices {
  const named = (folder: FolderName): Choice[] =>
    readFolder(content, folder).map(({ slug, ...fields }) => ({
      value: slug,
      label: textOf(fields[registry[folder].labelField]),
    }));
  return {
    // The one that was just added first.
    photos: Object.entries(readFields(content, registry.photos.file))
      .toReversed()
      .map(([value, photo]) => ({ value, label: textOf((photo as Fields).alt) })),
    articles: named('articles'),
    services: named('services'),
    tags: Object.values(readFields(content, registry.tags.file))
      .map(textOf)
      .map((tag) => ({ value: tag, label: tag })),
    placeholders: placeholderChoices(content),
  };
}

/** Empty if the content that they come from has a problem, which is shown in the form of that content. */
function placeholderChoices(content: Content): Choice[] {
  if (problemsOf(() => content.placeholders).length > 0) return [];
  const choice = ([name, value]: [string, string]) => ({
    value: `{${name}}`,
    label: `${placeholderLabel(name)}: ${value}`,
  });
  return [...content.placeholders].map(choice);
}

/** Files that an operating system, a synchronizing program or a mistake has left in content/. */
function unusableFiles(root: string, forms: readonly ContentForm[]): ContentList['unusableFiles'] {
  // `NAME 2.md` of iCloud, `NAME (conflicted copy).md` of Dropbox, `NAME copy.md` of the Finder.
  const original = (file: string) => file.replace(/(?: \d+| copy| \(.*\))+(?=\.\w+$)/u, '');
  return contentFiles(root).unusable.map((file) => ({
    file,
    copyOf: formOf(forms, original(file), [])?.label,
  }));
}

/** What a form holds: the first items of its list, or its first field. */
function summaryOfFile(file: string, data: unknown, today: string, fields: readonly string[] = []): string {
  const kind = registryEntry(file);
  const path = (kind && 'folder' in kind ? kind.summaryPath : undefined) ?? fields.slice(0, 1);
  const value = valueAt(data, path);
  const schema = schemaAt(fieldsOf(file), path);
  if (!Array.isArray(value)) return isObject(value) ? '' : formatValue(value, schema);
  const itemSchema = childSchema(schema, 0);
  const coming: unknown[] = value.filter((item) => !isPast(item, itemSchema, today));
  const first = coming.slice(0, SUMMARY_ITEMS).map((item) => summaryOf(item, itemSchema));
  const others = coming.length - first.length;
  return first.join('; ') + (others > 0 ? ` and ${others} more` : '');
}

/** `hours.monday` → `Monday`, `opens.monday` → `Monday opens`, `price.women-s-cut` → `Women’s cut`. */
function placeholderLabel(placeholder: string): string {
  const [kind = '', name = kind] = placeholder.split('.');
  const label = labelOf(name.replace(/-s(?=-|$)/u, '’s'), {});
  return kind === 'opens' || kind === 'closes' ? `${label} ${kind}` : label;
}
