import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { ContentError } from '../../site/content/content-error.ts';
import { facts } from '../../site/content/load.ts';
import { articleSchema } from '../../site/content/schemas/articles.ts';
import { careersSchema } from '../../site/content/schemas/careers.ts';
import { gallerySchema } from '../../site/content/schemas/gallery.ts';
import { legalSchema } from '../../site/content/schemas/legal.ts';
import { pageSchemas } from '../../site/content/schemas/page-schemas.ts';
import { photosSchema } from '../../site/content/schemas/photos.ts';
import { redirectsSchema } from '../../site/content/schemas/redirects.ts';
import { salonSchema } from '../../site/content/schemas/salon.ts';
import { serviceSchema } from '../../site/content/schemas/services.ts';
import { tagsSchema } from '../../site/content/schemas/tags.ts';
import { teamSchema } from '../../site/content/schemas/team.ts';
import { testimonialsSchema } from '../../site/content/schemas/testimonials.ts';
import { tourSchema } from '../../site/content/schemas/tour.ts';
import { townsSchema } from '../../site/content/schemas/towns.ts';
import { type Choice, type Choices, type ContentEntry, type FieldSchema } from '../shared/api.ts';
import { fileVersion } from './files.ts';

const SALON = 'content/salon.yaml';

const FILES: Readonly<Record<string, z.ZodType>> = {
  [SALON]: salonSchema,
  'content/testimonials.yaml': testimonialsSchema,
  'content/team.yaml': teamSchema,
  'content/careers.yaml': careersSchema,
  'content/gallery.yaml': gallerySchema,
  'content/tour.yaml': tourSchema,
  'content/towns.yaml': townsSchema,
  'content/tags.yaml': tagsSchema,
  'content/redirects.yaml': redirectsSchema,
  'content/photos/photos.yaml': photosSchema,
};

const FOLDERS: Readonly<Record<string, z.ZodType>> = {
  services: serviceSchema,
  articles: articleSchema,
  legal: legalSchema,
};

/** The schema of a content file. @throws Error if it is none */
export function schemaOf(file: string): z.ZodType {
  const [, folder = '', name = ''] = file.split('/');
  const schema =
    FILES[file] ?? FOLDERS[folder] ?? (folder === 'pages' ? pageSchemas[basename(name, '.yaml')] : undefined);
  if (!schema) throw new Error(`found "${file}", expected a content file`);
  return schema;
}

/** The fields of a content file, for the form. */
export function fieldsOf(file: string): FieldSchema {
  return z.toJSONSchema(schemaOf(file), { io: 'input', unrepresentable: 'any' }) as FieldSchema;
}

/** Entries of one file each: file, label, page. */
type Row = readonly [file: string, label: string, page: string, fields?: readonly string[]];

const SALON_ROWS: readonly Row[] = [
  [SALON, 'Opening hours', '/contact', ['hours', 'timeZone']],
  [SALON, 'Holidays and vacations', '/contact', ['holidays']],
  [SALON, 'Phone, email, address', '/contact', ['phone', 'email', 'address', 'geo', 'social']],
  [
    SALON,
    'Name, numbers, promises',
    '/',
    [
      'name',
      'shortName',
      'blurb',
      'stats',
      'advantages',
      'url',
      'priceRange',
      'picture',
      'keywords',
      'designer',
      'sample',
    ],
  ],
];
const PEOPLE_ROWS: readonly Row[] = [
  ['content/testimonials.yaml', 'Reviews', '/'],
  ['content/team.yaml', 'Team', '/careers'],
  ['content/careers.yaml', 'Jobs and benefits', '/careers'],
];
const PHOTO_ROWS: readonly Row[] = [
  ['content/gallery.yaml', 'Gallery', '/gallery'],
  ['content/pages/gallery.yaml', 'Before and after', '/gallery', ['stories']],
  ['content/tour.yaml', 'Salon tour', '/view-our-salon'],
];
const PAGE_ROWS: readonly Row[] = [
  ['content/pages/home.yaml', 'Home page', '/'],
  ['content/pages/about.yaml', 'About page', '/about'],
  ['content/pages/contact.yaml', 'Contact page', '/contact'],
  ['content/pages/gallery.yaml', 'Gallery page', '/gallery'],
  ['content/pages/tour.yaml', 'Salon tour page', '/view-our-salon'],
  ['content/pages/careers.yaml', 'Careers page', '/careers'],
  ['content/pages/blog.yaml', 'Blog page', '/blog'],
  ['content/pages/not-found.yaml', 'Page not found', '/404'],
  ['content/legal/privacy.md', 'Privacy policy', '/privacy'],
  ['content/legal/terms.md', 'Terms of use', '/terms'],
  ['content/redirects.yaml', 'Addresses of your old site', '/'],
];

/** The list of contents, in the owner's words and in the order of how often they change. */
export function contentEntries(root: string): ContentEntry[] {
  const services = files(root, 'services').map((file) => ({ file, data: dataOf(root, file) }));
  services.sort((one, other) => Number(one.data.order) - Number(other.data.order));
  const articles = files(root, 'articles').map((file) => ({ file, data: dataOf(root, file) }));
  articles.sort((one, other) => text(other.data.date).localeCompare(text(one.data.date)));
  const groups: Readonly<Record<string, readonly Row[]>> = {
    'The salon': SALON_ROWS,
    'Prices and services': services.map(({ file, data }) => [
      file,
      text(data.name),
      `/services/${pageName(file)}`,
    ]),
    'Photos and people': [...PHOTO_ROWS, ...PEOPLE_ROWS],
    Articles: [
      ...articles.map(({ file, data }): Row => [
        file,
        data.draft === true ? `${text(data.title)} (draft)` : text(data.title),
        `/blog/${pageName(file)}`,
      ]),
      ['content/tags.yaml', 'Topics', '/blog'],
    ],
    Pages: [...PAGE_ROWS, ...sharedRows(root, services)],
  };
  return Object.entries(groups).flatMap(([group, rows]) =>
    rows.map(([file, label, path, fields]) => ({
      file,
      label,
      group,
      page: path,
      ...(fields && { fields }),
    })),
  );
}

/** Texts of several pages, shown on the first of them. */
function sharedRows(root: string, services: readonly ServiceFile[]): Row[] {
  const [town] = Object.values(dataOf(root, 'content/towns.yaml')) as { slug?: unknown }[];
  const soon = services.find(({ data }) => data.comingSoon === true);
  return [
    ['content/towns.yaml', 'Town pages', `/locations/${text(town?.slug)}`],
    ['content/pages/locations.yaml', 'Words on all town pages', `/locations/${text(town?.slug)}`],
    ['content/pages/soon.yaml', 'Services coming soon', soon ? `/services/${pageName(soon.file)}` : '/'],
  ];
}

interface ServiceFile {
  readonly file: string;
  readonly data: Record<string, unknown>;
}

/** The last part of the address of the page of a file. */
const pageName = (file: string) => basename(file).replace(/\.\w+$/u, '');

function files(root: string, folder: string): string[] {
  return readdirSync(join(root, 'content', folder))
    .filter((name) => /^[^.].*\.(?:yaml|md)$/u.test(name))
    .map((name) => `content/${folder}/${name}`);
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
  const named = (folder: string, field: string): Choice[] =>
    files(root, folder).map((file) => ({
      value: pageName(file),
      label: text(dataOf(root, file)[field]),
    }));
  const photos = Object.entries(dataOf(root, 'content/photos/photos.yaml'));
  const topics = Object.values(dataOf(root, 'content/tags.yaml'));
  return {
    photos: photos.map(([value, photo]) => ({ value, label: text((photo as Record<string, unknown>).alt) })),
    articles: named('articles', 'title'),
    services: named('services', 'name'),
    topics: topics.map((topic) => ({ value: text(topic), label: text(topic) })),
    facts: factChoices(root),
  };
}

function factChoices(root: string): Choice[] {
  try {
    return [...facts(root)].map(([name, value]) => ({ value: `{${name}}`, label: value }));
  } catch (error) {
    // A mistake in the facts shows where it was made.
    if (error instanceof ContentError) return [];
    throw error;
  }
}
