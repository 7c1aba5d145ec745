import { z } from 'zod';
import { articlePath, legalPath, servicePath, townPath } from '../lib/routes.ts';
import { articleSchema, byDate } from './articles/schema.ts';
import { tagsSchema } from './articles/tags-schema.ts';
import { aboutSchema } from './pages/about-schema.ts';
import { blogSchema } from './pages/blog-schema.ts';
import { careersPageSchema, careersSchema } from './pages/careers-schema.ts';
import { comingSoonSchema } from './pages/coming-soon-schema.ts';
import { contactSchema } from './pages/contact-schema.ts';
import { galleryPageSchema } from './pages/gallery-schema.ts';
import { homeSchema } from './pages/home-schema.ts';
import { legalSchema } from './pages/legal-schema.ts';
import { locationsSchema } from './pages/locations-schema.ts';
import { notFoundSchema } from './pages/not-found-schema.ts';
import { redirectsSchema } from './pages/redirects-schema.ts';
import { tourPageSchema } from './pages/tour-schema.ts';
import { gallerySchema } from './photos/gallery-schema.ts';
import { photosSchema } from './photos/schema.ts';
import { tourSchema } from './photos/tour-schema.ts';
import { reviewsSchema } from './reviews/schema.ts';
import { salonSchema } from './salon/schema.ts';
import { teamSchema } from './salon/team-schema.ts';
import { serviceSchema } from './services/schema.ts';
import { townsSchema } from './towns/schema.ts';

/** Headings of the editor's menu, in order. */
export const GROUPS = ['The salon', 'Prices and services', 'Photos and people', 'Articles', 'Pages'] as const;

/** Slugs of the town and of the service whose pages show what is on all pages of towns, and of services coming soon. */
export interface ExampleSlugs {
  readonly town: string | undefined;
  readonly comingSoon: string | undefined;
}

/** A form in the editor's menu. */
export interface Listing {
  readonly group: (typeof GROUPS)[number];
  readonly label: string;
  /** Route of the page that shows it. */
  readonly page: string | ((slugs: ExampleSlugs) => string);
  /** Only these fields of the file. If absent, all that no other form has. */
  readonly fields?: readonly string[];
  /** Whether the file is that page, to which texts can link. */
  readonly isPage?: boolean;
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
  /** Path of a list in the file. The editor shows its first lines beside the name of the file. */
  readonly summaryPath?: readonly string[];
  /** Route of the page of an entry. */
  page(slug: string): string;
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
  const listed = listings.flatMap(({ fields = [] }) => fields);
  const all = listed.length > 0 && schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  const fields = all.filter((field) => !listed.includes(field));
  const rest = fields.length > 0 && { fields };
  return { file: `content/${path}`, schema, listings: listings.map((each) => ({ ...rest, ...each })) };
}

/** A form in the editor's menu for a file, or for some of its fields. */
function listing(group: Listing['group'], label: string, page: Listing['page'], fields?: string[]): Listing {
  return { group, label, page, ...(fields && { fields }) };
}

const pageListing = (label: string, page: string): Listing => ({
  ...listing('Pages', label, page),
  isPage: true,
});

/**
 * Every kind of content: where it is, its schema, and the page that shows it. The site, `npm run check:content` and the editor
 * read all kinds from here. Order, groups and labels are those of the editor's menu: they stand here so that a new kind needs
 * one entry in one place.
 */
export const registry = {
  salon: file(
    'salon.yaml',
    salonSchema,
    listing('The salon', 'Hours', '/contact', ['hours', 'timeZone']),
    listing('The salon', 'Close for a day', '/contact', ['holidays']),
    listing('The salon', 'Phone, email, address', '/contact', ['phone', 'email', 'address', 'geo', 'social']),
    listing('The salon', 'Name, numbers, promises', '/'),
  ),
  services: folder('services', serviceSchema, {
    extension: 'yaml',
    group: 'Prices and services',
    labelField: 'name',
    summaryPath: ['prices', 'lines'],
    page: servicePath,
    compare: (a, b) => a.order - b.order,
  }),
  home: file('pages/home.yaml', homeSchema, pageListing('Home page', '/')),
  about: file('pages/about.yaml', aboutSchema, pageListing('About page', '/about')),
  contact: file('pages/contact.yaml', contactSchema, pageListing('Contact page', '/contact')),
  photos: file('photos/photos.yaml', photosSchema),
  gallery: file('gallery.yaml', gallerySchema, listing('Photos and people', 'Gallery', '/gallery')),
  galleryPage: file(
    'pages/gallery.yaml',
    galleryPageSchema,
    listing('Photos and people', 'Before and after', '/gallery', ['stories']),
    pageListing('Gallery page', '/gallery'),
  ),
  tour: file('tour.yaml', tourSchema, listing('Photos and people', 'Salon tour', '/view-our-salon')),
  tourPage: file('pages/tour.yaml', tourPageSchema, pageListing('Salon tour page', '/view-our-salon')),
  reviews: file('reviews.yaml', reviewsSchema, listing('Photos and people', 'Reviews', '/')),
  team: file('team.yaml', teamSchema, listing('Photos and people', 'Team', '/careers')),
  careers: file('careers.yaml', careersSchema, listing('Photos and people', 'Jobs and benefits', '/careers')),
  careersPage: file('pages/careers.yaml', careersPageSchema, pageListing('Careers page', '/careers')),
  articles: folder('articles', articleSchema, {
    extension: 'md',
    group: 'Articles',
    labelField: 'title',
    page: articlePath,
    compare: byDate,
  }),
  tags: file('tags.yaml', tagsSchema, listing('Articles', 'Tags', '/blog')),
  blog: file('pages/blog.yaml', blogSchema, pageListing('Blog page', '/blog')),
  notFound: file('pages/not-found.yaml', notFoundSchema, listing('Pages', 'Page not found', '/404')),
  legal: folder('legal', legalSchema, {
    extension: 'md',
    group: 'Pages',
    labelField: 'title',
    page: legalPath,
  }),
  redirects: file('redirects.yaml', redirectsSchema, listing('Pages', 'Addresses of your old site', '/')),
  towns: file('towns.yaml', townsSchema, listing('Pages', 'Town pages', firstTown)),
  locations: file(
    'pages/locations.yaml',
    locationsSchema,
    listing('Pages', 'Words on all town pages', firstTown),
  ),
  comingSoon: file(
    'pages/coming-soon.yaml',
    comingSoonSchema,
    listing('Pages', 'Services coming soon', firstComingSoon),
  ),
} satisfies Record<string, FileKind | FolderKind>;

function firstTown({ town }: ExampleSlugs): string {
  return town === undefined ? '/' : townPath(town);
}

function firstComingSoon({ comingSoon }: ExampleSlugs): string {
  return comingSoon === undefined ? '/' : servicePath(comingSoon);
}

export type Kind = keyof typeof registry;

/** Kinds with a file for each entry. */
export type FolderName = {
  [K in Kind]: (typeof registry)[K] extends FolderKind ? K : never;
}[Kind];

/** The entry of the registry for a file; undefined if it has none. */
export function registryEntry(path: string): FileKind | FolderKind | undefined {
  return Object.values<FileKind | FolderKind>(registry).find((kind) =>
    'file' in kind
      ? kind.file === path
      : path.startsWith(`${kind.folder}/`) && path.endsWith(`.${kind.extension}`),
  );
}
