import { z } from 'zod';
import { pictureSchema } from '../photos/picture-schema.ts';
import { accent, object, lead, pageFields, text } from '../source/fields.ts';

const storySchema = object({
  headline: text(30).describe('The hair before.'),
  accent: text(30).describe('The hair after, set in copper.'),
  text: text(400).describe('What is done and why, without reference to a client.'),
  before: pictureSchema,
  after: pictureSchema,
  figures: z
    .array(object({ name: text(30), value: text(60) }))
    .min(1)
    .max(4)
    .describe('Typical figures: visits, time, upkeep.'),
});

const phraseSchema = object({
  text: text(80),
  accent: z.boolean().exactOptional().meta({ title: 'In another color' }),
});

/** content/pages/gallery.yaml */
export const galleryPageSchema = object({
  ...pageFields,
  head: object({ headline: text(30), accent: accent(30), lead: lead(160, 'What the pictures show.') }),
  specialties: object({
    headline: text(30),
    phrases: z.array(phraseSchema).min(3).describe('One sentence in parts, each with its own comma.'),
  }),
  stories: object({
    label: text(30).describe('Small, above the headline.'),
    headline: text(30),
    accent: accent(30),
    note: text(200).describe('Says that the pictures are not of clients and that the figures are typical.'),
    list: z
      .array(storySchema)
      .min(1)
      .max(6)
      .meta({ description: 'One to six stories.', item: 'a before and after' }),
  }),
  closing: object({ headline: text(30), accent: accent(30), lead: lead(160) }),
});
