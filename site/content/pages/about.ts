import { z } from 'zod';

import { exactly, group, pageFields, text, time } from '../source/fields.ts';
import { pictureSchema } from '../photos/picture.ts';
import { weekdays } from '../salon/schema.ts';

const entrySchema = group({
  from: time.describe('Start, on the hour or half hour.'),
  to: time.describe('End, on the hour or half hour.'),
  work: text(24).describe('Service; short, because the columns are narrow.'),
});

/** content/pages/about.yaml */
export const aboutSchema = group({
  ...pageFields,
  head: group({
    headline: text(16).describe('First part of the headline, which fills the width of the page.'),
    accent: text(16).meta({ title: 'Second part of the headline', description: 'Set in copper.' }),
    lead: text(160).meta({ title: 'Introduction' }),
  }),
  book: group({
    day: z
      .enum(weekdays)
      .meta({ title: 'Day', description: 'Day of the week whose opening hours the rows follow.' }),
    caption: text(40).describe('Says that this is an example day.'),
    note: text(160).describe('Below the book.'),
    columns: z
      .array(group({ name: text(20).describe('As in content/team.yaml.'), entries: z.array(entrySchema) }))
      .min(1)
      .max(4)
      .describe('One to four columns, one for each person, half of them on each page of the book.'),
  }),
  story: group({
    headline: text(30),
    accent: text(30).meta({ title: 'Second part of the headline', description: 'In another color.' }),
    paragraphs: z.array(text(400)).min(2).max(4).describe('How the salon works and why it is small.'),
  }),
  mission: group({
    headline: text(40).describe('Small, above the mission.'),
    text: text(60).describe('The mission, in large letters.'),
    accent: text(60).describe('Follows it, in copper.'),
    picture: pictureSchema.describe('The room, edge to edge.'),
  }),
  values: group({
    headline: text(40),
    list: exactly(3, group({ name: text(16), text: text(200) }), '3 values'),
  }),
  reasons: group({
    headline: text(30),
    accent: text(30),
    list: z.array(text(80)).min(4).max(6),
    picture: pictureSchema,
  }),
  closing: group({
    headline: text(20),
    accent: text(20),
    lead: text(120).meta({ title: 'Introduction', description: 'Beside the two buttons.' }),
  }),
});
