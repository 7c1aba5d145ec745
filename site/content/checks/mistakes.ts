import { type z } from 'zod';
import { collectProblems, formatProblem, type Problem } from '../content-error.ts';
import * as content from '../index.ts';
import { checkText } from '../markdown/check-text.ts';
import { photoFileProblems } from '../photo-files.ts';
import { readAllArticles } from '../read-articles.ts';
import { aboutSchema } from '../schemas/pages/about.ts';
import { blogSchema } from '../schemas/pages/blog.ts';
import { careersPageSchema } from '../schemas/pages/careers.ts';
import { comingSoonSchema } from '../schemas/pages/coming-soon.ts';
import { contactSchema } from '../schemas/pages/contact.ts';
import { galleryPageSchema } from '../schemas/pages/gallery.ts';
import { homeSchema } from '../schemas/pages/home.ts';
import { locationsSchema } from '../schemas/pages/locations.ts';
import { notFoundSchema } from '../schemas/pages/not-found.ts';
import { tourPageSchema } from '../schemas/pages/tour.ts';

/** Schemas of the files in content/pages. */
const pages: Readonly<Record<string, z.ZodType>> = {
  about: aboutSchema,
  blog: blogSchema,
  careers: careersPageSchema,
  contact: contactSchema,
  gallery: galleryPageSchema,
  home: homeSchema,
  locations: locationsSchema,
  'not-found': notFoundSchema,
  soon: comingSoonSchema,
  tour: tourPageSchema,
};

/** Reads all content files and returns their mistakes: what would stop a build, except links that lead nowhere. */
export async function contentMistakes(root?: string): Promise<Problem[]> {
  const problems = await photoFileProblems(root);
  const load = <T>(read: () => T): T[] => collectProblems(problems, () => [read()]);
  const { salon, photos, services, testimonials, gallery, tour, team, jobs, towns, blogTags, redirects } =
    content;
  for (const read of [
    salon,
    photos,
    services,
    testimonials,
    gallery,
    tour,
    team,
    jobs,
    towns,
    blogTags,
    redirects,
  ])
    load<unknown>(() => read(root));
  for (const [name, schema] of Object.entries(pages)) load(() => content.readPage(name, schema, root));
  const texts = [
    ...load(() => readAllArticles(root)).flat(),
    ...load(() => content.legal('privacy', root)),
    ...load(() => content.legal('terms', root)),
  ];
  // Texts quote facts and photos.
  if (problems.length === 0)
    for (const text of texts) problems.push(...(await checkText(text, root)).problems);
  return unique(problems);
}

/** A mistake in the facts is found again in each file that may quote them. */
function unique(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [formatProblem(problem), problem])).values()];
}
