import { z } from 'zod';
import { description, object, linkName, slug, text, title } from '../source/fields.ts';
import { unique } from '../source/unique.ts';

const townSchema = object({
  slug: linkName('name', 'Path of its page: /locations/<slug>.'),
  name: text(30).describe('Name of the town.'),
  road: z.enum(['highway', 'east']).describe('On the highway, or east of the salon’s own town.'),
  order: z.int().positive().meta({
    title: 'Position on its road',
    advanced: true,
    description: 'On the highway from the north, in the east from the salon.',
  }),
  miles: z.int().min(0).describe('Approximate miles to the salon; 0 for the salon’s own town.'),
  minutes: z.int().min(0).describe('Approximate minutes by car without traffic.'),
  route: text(40).describe('The route, like “US-82 west”.'),
  intro: text(200).meta({ title: 'Line under the heading' }),
  local: object({
    headline: text(40).describe('Above what people from this town ask for.'),
    drivingDirections: text(420).meta({
      title: 'Directions and parking',
      description: 'For people from this town.',
    }),
    hair: text(420).meta({
      title: 'What people from this town ask for',
      description: 'Which services people from this town ask for, and why.',
    }),
    services: z
      .array(slug.meta({ choices: 'services' }))
      .min(1)
      .max(2)
      .describe('One or two that they ask for.'),
    articles: z
      .array(slug.meta({ choices: 'articles' }))
      .max(3)
      .describe('Up to three, for people from this town.'),
  }).meta({ title: 'About this town', description: 'No two towns may share these texts.' }),
  title,
  description,
});

/** content/towns.yaml: the salon’s own town first, then the surrounding towns. Each has a page. */
export const townsSchema = z
  .array(townSchema)
  .min(1)
  .superRefine(unique('slug', 'intro', 'title', 'description'));

export type Town = z.infer<typeof townSchema>;
