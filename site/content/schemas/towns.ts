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
