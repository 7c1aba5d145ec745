import { z } from 'zod';

import { group, pageFields, text } from '../source/fields.ts';
import { pictureSchema } from '../photos/picture.ts';

const storySchema = group({
  headline: text(30).describe('The hair before.'),
  accent: text(30).describe('The hair after, set in copper.'),
  text: text(400).describe('What is done and why, without reference to a client.'),
  before: pictureSchema,
  after: pictureSchema,
  figures: z
    .array(group({ name: text(30), value: text(60) }))
    .min(1)
    .max(4)
    .describe('Typical figures: visits, time, upkeep.'),
});

/** content/pages/gallery.yaml */
export const galleryPageSchema = group({
  ...pageFields,
  head: group({
    headline: text(30).meta({ title: 'First line of the headline' }),
    accent: text(30).meta({ title: 'Second line of the headline', description: 'Set in copper.' }),
    lead: text(160).meta({ title: 'Introduction', description: 'What the pictures show.' }),
  }),
  specialties: group({
    headline: text(30),
    phrases: z
      .array(
        group({
          text: text(80),
          accent: z.boolean().exactOptional().meta({ title: 'In another color' }),
        }),
      )
      .min(3)
      .describe('One sentence in parts, each with its own comma.'),
  }),
  stories: group({
    label: text(30).describe('Small, above the headline.'),
    headline: text(30),
    accent: text(30).meta({ title: 'Second part of the headline', description: 'Set in copper.' }),
    note: text(200).describe('Says that the pictures are not of clients and that the figures are typical.'),
    list: z
      .array(storySchema)
      .min(1)
      .max(6)
      .meta({ description: 'One to six stories.', entry: 'a before and after' }),
  }),
  closing: group({
    headline: text(30),
    accent: text(30).meta({ title: 'Second line of the headline' }),
    lead: text(160).meta({ title: 'Introduction' }),
  }),
});
