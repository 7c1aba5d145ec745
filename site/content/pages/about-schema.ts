import { z } from 'zod';
import { pictureSchema } from '../photos/picture-schema.ts';
import { weekdays } from '../../lib/weekdays.ts';
import { accent, endTime, exactly, object, lead, pageFields, point, text, time } from '../source/fields.ts';

const appointmentSchema = object({
  from: time.describe('Start, on the hour or half hour.'),
  to: endTime.describe('End, on the hour or half hour.'),
  work: text(24).describe('Service; short, because the columns are narrow.'),
});

/** content/pages/about.yaml */
export const aboutSchema = object({
  ...pageFields,
  head: object({
    headline: text(16).describe('Fills the width of the page together with its second part.'),
    accent: accent(16),
    lead: lead(160),
  }),
  book: object({
    day: z.enum(weekdays).describe('Day of the week whose opening hours the rows follow.'),
    caption: text(40).describe('Says that this is an example day.'),
    note: text(160).describe('Below the book.'),
    columns: z
      .array(
        object({
          name: text(20).describe('As in content/team.yaml.'),
          entries: z.array(appointmentSchema),
        }),
      )
      .min(1)
      .max(4)
      .describe('One to four columns, one for each person, half of them on each page of the book.'),
  }),
  story: object({
    headline: text(30),
    accent: accent(30),
    paragraphs: z.array(text(400)).min(2).max(4).describe('How the salon works and why it is small.'),
  }),
  mission: object({
    headline: text(40).describe('Small, above the mission.'),
    text: text(60).describe('The mission, in large letters.'),
    accent: text(60).describe('Follows it, in copper.'),
    picture: pictureSchema.describe('The room, edge to edge.'),
  }),
  values: object({ headline: text(40), list: exactly(3, point(16, 200), '3 values') }),
  reasons: object({
    headline: text(30),
    accent: accent(30),
    list: z.array(text(80)).min(4).max(6),
    picture: pictureSchema,
  }),
  closing: object({
    headline: text(20),
    accent: accent(20),
    lead: lead(120, 'Beside the two buttons.'),
  }),
});
