import { z } from 'zod';
import { description, group, slug, text } from './fields.ts';
import { pictureSchema } from './picture.ts';
import { unique } from './unique.ts';

const serviceSchema = group({
  slug: slug.describe('Path of its page: /services/<slug>. Changing one breaks links.'),
  name: text(40).describe('Name in menus, on cards and as the heading of its page.'),
  summary: text(120).describe('One or two sentences on cards.'),
  intro: text(160).describe('One line under the heading of its own page.'),
  description,
  featured: z.boolean().describe('Shows the Popular badge.'),
  onHome: z.enum(['card', 'link']).describe('How the home page shows it.'),
  comingSoon: z.boolean().describe('Its page says that the service is coming soon.'),
  meanwhile: group({
    ask: text(300).describe('What to tell the salon when asking for a price.'),
    articles: z.array(slug).length(2).describe('Two articles, by file name without .md.'),
  })
    .exactOptional()
    .describe('Content of the page while the service is coming soon.'),
  picture: pictureSchema.describe('Picture on its card and page.'),
}).refine(({ comingSoon, meanwhile }) => !comingSoon || meanwhile !== undefined, {
  error: 'a group of `ask` and `articles` while comingSoon is true',
  path: ['meanwhile'],
});

/** content/services.yaml: the nine services, in the order of the menu. */
export const servicesSchema = z
  .array(serviceSchema)
  .length(9)
  .superRefine(unique('slug'))
  .superRefine(unique('name'))
  .superRefine(unique('intro'))
  .superRefine(unique('description'));

export type Service = z.infer<typeof serviceSchema>;
