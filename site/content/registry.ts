import { type z } from 'zod';
import { articleSchema, byDate } from './articles/schema.ts';
import { tagsSchema } from './articles/topics.ts';
import { aboutSchema } from './pages/about.ts';
import { blogSchema } from './pages/blog.ts';
import { careersPageSchema } from './pages/careers.ts';
import { comingSoonSchema } from './pages/coming-soon.ts';
import { contactSchema } from './pages/contact.ts';
import { galleryPageSchema } from './pages/gallery.ts';
import { homeSchema } from './pages/home.ts';
import { careersSchema } from './pages/jobs.ts';
import { legalSchema } from './pages/legal.ts';
import { locationsSchema } from './pages/locations.ts';
import { notFoundSchema } from './pages/not-found.ts';
import { redirectsSchema } from './pages/redirects.ts';
import { tourPageSchema } from './pages/tour.ts';
import { gallerySchema } from './photos/gallery.ts';
import { photosSchema } from './photos/schema.ts';
import { tourSchema } from './photos/tour.ts';
import { reviewsSchema } from './reviews/schema.ts';
import { salonSchema } from './salon/schema.ts';
import { teamSchema } from './salon/team.ts';
import { serviceSchema } from './services/schema.ts';
import { townsSchema } from './towns/schema.ts';

/** Headings of the editor's list of contents, in its order. */
export const GROUPS = ['The salon', 'Prices and services', 'Photos and people', 'Articles', 'Pages'] as const;

/** Entries of a kind as they are in its files, with the slugs of folders; as far as they can be read. */
export type ReadEntries = (kind: 'services' | 'towns') => readonly Readonly<Record<string, unknown>>[];

/** An entry of the editor's list of contents. */
interface Listing {
  readonly group: (typeof GROUPS)[number];
  readonly label: string;
  /** Route of the page that shows it. */
  readonly page: string | ((read: ReadEntries) => string);
  /** Only these fields of the file; all of them if absent. */
  readonly fields?: readonly string[];
}

/** A kind of content in one file. */
export interface FileKind<S extends z.ZodType = z.ZodType> {
  readonly file: string;
  readonly schema: S;
  readonly listings: readonly Listing[];
}

/** A kind of content with a file for each entry. */
export interface FolderKind<S extends z.ZodType = z.ZodType> {
  readonly folder: string;
  readonly extension: 'yaml' | 'md';
  readonly schema: S;
  readonly group: Listing['group'];
  /** The field that names an entry. */
  readonly labelField: 'name' | 'title';
  /** Route of the page of an entry, without its slug. */
  readonly pages: string;
  /** Order of the entries; by default that of the file names. */
  compare?(a: z.output<S> & { slug: string }, b: z.output<S> & { slug: string }): number;
}

function folder<S extends z.ZodType>(
  path: string,
  schema: S,
  more: Omit<FolderKind<S>, 'folder' | 'schema'>,
): FolderKind<S> {
  return { folder: `content/${path}`, schema, ...more };
}

function file<S extends z.ZodType>(path: string, schema: S, ...listings: Listing[]): FileKind<S> {
  return { file: `content/${path}`, schema, listings };
}

/**
 * Every kind of content, in the order of the editor's list: where it is, its schema, what the editor calls it, and the page
 * that shows it. The site, `npm run check:content` and the editor read all kinds from here.
 */
export const registry = {
  salon: file(
    'salon.yaml',
    salonSchema,
    { group: 'The salon', label: 'Opening hours', page: '/contact', fields: ['hours', 'timeZone'] },
    { group: 'The salon', label: 'Holidays and vacations', page: '/contact', fields: ['holidays'] },
    {
      group: 'The salon',
      label: 'Phone, email, address',
      page: '/contact',
      fields: ['phone', 'email', 'address', 'geo', 'social'],
    },
    {
      group: 'The salon',
      label: 'Name, numbers, promises',
      page: '/',
      fields: [
        ...['name', 'shortName', 'blurb', 'stats', 'advantages', 'url', 'priceRange'],
        ...['picture', 'keywords', 'designer', 'sample'],
      ],
    },
  ),
  services: folder('services', serviceSchema, {
    extension: 'yaml',
    group: 'Prices and services',
    labelField: 'name',
    pages: '/services/',
    compare: (a, b) => a.order - b.order,
  }),
  home: file('pages/home.yaml', homeSchema, { group: 'Pages', label: 'Home page', page: '/' }),
  about: file('pages/about.yaml', aboutSchema, { group: 'Pages', label: 'About page', page: '/about' }),
  contact: file('pages/contact.yaml', contactSchema, {
    group: 'Pages',
    label: 'Contact page',
    page: '/contact',
  }),
  photos: file('photos/photos.yaml', photosSchema),
  gallery: file('gallery.yaml', gallerySchema, {
    group: 'Photos and people',
    label: 'Gallery',
    page: '/gallery',
  }),
  galleryPage: file(
    'pages/gallery.yaml',
    galleryPageSchema,
    { group: 'Photos and people', label: 'Before and after', page: '/gallery', fields: ['stories'] },
    { group: 'Pages', label: 'Gallery page', page: '/gallery' },
  ),
  tour: file('tour.yaml', tourSchema, {
    group: 'Photos and people',
    label: 'Salon tour',
    page: '/view-our-salon',
  }),
  tourPage: file('pages/tour.yaml', tourPageSchema, {
    group: 'Pages',
    label: 'Salon tour page',
    page: '/view-our-salon',
  }),
  reviews: file('testimonials.yaml', reviewsSchema, {
    group: 'Photos and people',
    label: 'Reviews',
    page: '/',
  }),
  team: file('team.yaml', teamSchema, { group: 'Photos and people', label: 'Team', page: '/careers' }),
  careers: file('careers.yaml', careersSchema, {
    group: 'Photos and people',
    label: 'Jobs and benefits',
    page: '/careers',
  }),
  careersPage: file('pages/careers.yaml', careersPageSchema, {
    group: 'Pages',
    label: 'Careers page',
    page: '/careers',
  }),
  articles: folder('articles', articleSchema, {
    extension: 'md',
    group: 'Articles',
    labelField: 'title',
    pages: '/blog/',
    compare: byDate,
  }),
  tags: file('tags.yaml', tagsSchema, { group: 'Articles', label: 'Topics', page: '/blog' }),
  blog: file('pages/blog.yaml', blogSchema, { group: 'Pages', label: 'Blog page', page: '/blog' }),
  notFound: file('pages/not-found.yaml', notFoundSchema, {
    group: 'Pages',
    label: 'Page not found',
    page: '/404',
  }),
  legal: folder('legal', legalSchema, {
    extension: 'md',
    group: 'Pages',
    labelField: 'title',
    pages: '/',
  }),
  redirects: file('redirects.yaml', redirectsSchema, {
    group: 'Pages',
    label: 'Addresses of your old site',
    page: '/',
  }),
  towns: file('towns.yaml', townsSchema, { group: 'Pages', label: 'Town pages', page: firstTown }),
  locations: file('pages/locations.yaml', locationsSchema, {
    group: 'Pages',
    label: 'Words on all town pages',
    page: firstTown,
  }),
  comingSoon: file('pages/coming-soon.yaml', comingSoonSchema, {
    group: 'Pages',
    label: 'Services coming soon',
    page: (read) => {
      const service = read('services').find(({ comingSoon }) => comingSoon === true);
      return service ? `/services/${String(service.slug)}` : '/';
    },
  }),
} satisfies Record<string, FileKind | FolderKind>;

function firstTown(read: ReadEntries): string {
  return `/locations/${String(read('towns')[0]?.slug)}`;
}

export type Kind = keyof typeof registry;

/** The kind that a file belongs to; undefined if it is none. */
export function kindOf(path: string): FileKind | FolderKind | undefined {
  return Object.values<FileKind | FolderKind>(registry).find((kind) =>
    'file' in kind
      ? kind.file === path
      : path.startsWith(`${kind.folder}/`) && path.endsWith(`.${kind.extension}`),
  );
}
