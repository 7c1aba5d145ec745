import { z } from 'zod';
import { description, exactly, group, slug, text, title } from './fields.ts';
import { unique } from './unique.ts';

const townSchema = group({
  slug: slug.describe('Path of its page: /locations/<slug>.'),
  name: text(30).describe('Name of the town.'),
  road: z.enum(['us75', 'east']).describe('On US-75, or east of Sherman.'),
  order: z
    .int()
    .positive()
    .describe('Position on its road: on US-75 from the north, in the east from the salon.'),
  miles: z.int().min(0).describe('Approximate miles to the salon; 0 for the salon’s own town.'),
  minutes: z.int().min(0).describe('Approximate minutes by car without traffic.'),
  route: text(40).describe('The route, like “US-75 south”.'),
  intro: text(200).describe('One line under the heading.'),
  local: group({
    headline: text(40).describe('Above what people from this town ask for.'),
    way: text(420).describe('Directions and parking for people from this town.'),
    hair: text(420).describe('Which services people from this town ask for, and why.'),
    services: z.array(slug).min(1).max(2).describe('Services they ask for, by slug.'),
    articles: z.array(slug).max(3).describe('Up to three articles for them, by file name without .md.'),
  }).describe('Text about this town only; no two towns may share it.'),
  title,
  description,
});

/** content/towns.yaml: the salon’s own town first, then the surrounding towns. */
export const townsSchema = exactly(10, townSchema, '10 towns: the site has ten location pages')
  .superRefine(unique('slug'))
  .superRefine(unique('intro'))
  .superRefine(unique('title'))
  .superRefine(unique('description'));

export type Town = z.infer<typeof townSchema>;
