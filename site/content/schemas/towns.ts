import { z } from 'zod';
import { description, group, slug, text, title } from './fields.ts';
import { unique } from './unique.ts';

const townSchema = group({
  slug: slug.describe('Address of its page: /locations/<slug>.'),
  name: text(30).describe('Name of the town.'),
  road: z.enum(['us75', 'east']).describe('On US-75, or east of Sherman.'),
  order: z
    .int()
    .positive()
    .describe('Place on its road: US-75 counted from the north, the east from the salon.'),
  miles: z.int().min(0).describe('Miles to the salon, about; 0 is the salon’s own town.'),
  minutes: z.int().min(0).describe('Minutes by car, about, without a jam.'),
  route: text(40).describe('The road to take, like “US-75 south”.'),
  intro: text(200).describe('One line under the heading.'),
  local: group({
    headline: text(40),
    way: text(420).describe('The way in and where to park, for people from there.'),
    hair: text(420).describe('What its people come for.'),
    services: z.array(slug).min(1).max(2).describe('Services they ask for, by the end of their addresses.'),
    articles: z.array(slug).length(2).describe('Two articles for them, by the names of their files.'),
  }).describe('What is true of this town alone: no two pages may tell the same.'),
  title,
  description,
});

/** content/towns.yaml: the salon’s own town first, then the towns around. */
export const townsSchema = z
  .array(townSchema)
  .length(10)
  .superRefine(unique('slug'))
  .superRefine(unique('intro'))
  .superRefine(unique('title'))
  .superRefine(unique('description'));

export type Town = z.infer<typeof townSchema>;
