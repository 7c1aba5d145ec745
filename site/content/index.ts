import { type z } from 'zod';
import { loadMarkdown, loadYaml } from './load.ts';
import { memoize } from './memoize.ts';
import { type MarkdownFile } from './read.ts';
import { careersSchema } from './schemas/careers.ts';
import { gallerySchema } from './schemas/gallery.ts';
import { legalSchema, type LegalFields } from './schemas/legal.ts';
import { redirectsSchema } from './schemas/redirects.ts';
import { salonSchema } from './schemas/salon.ts';
import { tagsSchema } from './schemas/tags.ts';
import { teamSchema } from './schemas/team.ts';
import { testimonialsSchema } from './schemas/testimonials.ts';
import { tourSchema } from './schemas/tour.ts';
import { townsSchema } from './schemas/towns.ts';
import { services } from './services.ts';

export { photoPath, photos } from './photos.ts';
export { services };

/**
 * Creates the function that loads one content file. It reads and checks the file once, and throws a ContentError that
 * lists every mistake. `root` is the folder that contains `content/`; only tests pass it.
 */
function yaml<S extends z.ZodType>(file: string, schema: S): (root?: string) => z.infer<S> {
  return memoize((root) => loadYaml(file, schema, root));
}

/** Name, phone, address, hours and other facts about the salon. */
export const salon = yaml('content/salon.yaml', salonSchema);

/** Ten reviews, in the order of the carousel. */
export const testimonials = yaml('content/testimonials.yaml', testimonialsSchema);

/** The eleven pictures of the gallery. */
export const gallery = yaml('content/gallery.yaml', gallerySchema);

/** The pictures of the salon tour, and what the room offers. */
export const tour = yaml('content/tour.yaml', tourSchema);

/** Who works in the salon. */
export const team = yaml('content/team.yaml', teamSchema);

/** Perks, open jobs, benefits and how to apply. */
export const jobs = yaml('content/careers.yaml', careersSchema);

/** Ten towns, the salon's own first. @throws ContentError also when a recommended service does not exist */
export const towns = memoize((root) => {
  const known = services(root).map(({ slug }) => slug);
  return loadYaml('content/towns.yaml', townsSchema, root, (list, _, report) => {
    for (const [at, { local }] of list.entries())
      for (const [index, slug] of local.services.entries())
        if (!known.includes(slug))
          report([at, 'local', 'services', index], `found "${slug}", expected one of ${known.join(', ')}`);
  });
});

/** Topics that an article may carry. */
export const blogTags = yaml('content/tags.yaml', tagsSchema);

/** Redirects from URLs of an earlier site. */
export const redirects = yaml('content/redirects.yaml', redirectsSchema);

/** A legal text as Markdown. Pages use the collection instead (legal-page.ts). */
export function legal(name: 'privacy' | 'terms', root?: string): MarkdownFile<LegalFields> {
  return loadMarkdown(`content/legal/${name}.md`, legalSchema, root);
}

/**
 * The copy of one page: content/pages/<name>.yaml, checked with the page's own schema
 * (`group({ ...pageFields, … })`).
 */
export function readPage<S extends z.ZodType>(name: string, schema: S, root?: string): z.infer<S> {
  return loadYaml(`content/pages/${name}.yaml`, schema, root);
}
