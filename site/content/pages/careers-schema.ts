import { z } from 'zod';
import { pictureSchema } from '../photos/picture-schema.ts';
import { accent, date, exactly, object, lead, linkName, pageFields, point, text } from '../source/fields.ts';
import { unique } from '../source/unique.ts';

/** content/pages/careers.yaml */
export const careersPageSchema = object({
  ...pageFields,
  hero: object({
    headline: text(12),
    accent: accent(12),
    lead: lead(200, 'Who the salon is looking for, in two sentences.'),
    picture: pictureSchema,
  }).meta({ title: 'Top of the page' }),
  perks: object({ headline: text(40) }),
  keys: object({
    headline: text(40).describe('Above the board with a key for each person and each open job.'),
    waiting: text(20).describe('On the tag of a key that has no person yet.'),
    note: text(160).describe('Below the board.'),
    none: text(160).meta({ title: 'Below the board without open jobs' }),
  }),
  jobs: object({
    headline: text(40),
    none: object({ headline: text(40), text: text(200) }).meta({ title: 'While no job is open' }),
    picture: pictureSchema.describe('Beside the jobs.'),
    asks: text(30).describe('Heading of the requirements.'),
    offers: text(30).describe('Heading of what the salon offers.'),
    mail: object({
      subject: text(40).describe('Subject of an application email; a colon and the job title follow.'),
      lines: z.array(text(80)).min(1).describe('Paragraphs of the email, to be filled in.'),
    }),
  }),
  benefits: object({ headline: text(40) }),
  apply: object({ headline: text(40) }),
});

const jobSchema = object({
  slug: linkName('title'),
  title: text(40).meta({ title: 'Job' }),
  type: text(60).meta({ title: 'Hours', description: 'Full time, part time, which hours.' }),
  employment: z
    .array(z.enum(['full-time', 'part-time']))
    .min(1)
    .describe('For search engines; say the same under Hours.'),
  posted: date
    .exactOptional()
    .meta({ title: 'First offered', description: 'Without this day, search engines do not list the job.' }),
  requirements: z.array(text(60)).min(1),
  offers: z.array(text(60)).min(1).describe('What the salon offers.'),
});

/** content/careers.yaml: jobs, perks and how to apply. */
export const careersSchema = object({
  perks: z
    .array(point(40, 160))
    .min(1)
    .max(8)
    .meta({ title: 'What it is like here', description: 'One to eight points.' }),
  jobs: z
    .array(jobSchema)
    .max(6)
    .superRefine(unique('slug'))
    .meta({ title: 'Open jobs', description: 'Up to six, in the order of the page.', item: 'a job' }),
  benefits: z.array(text(60)).min(1).max(12).describe('Benefits for everyone.'),
  steps: exactly(3, point(40, 160), '3 steps: contact, interview and join').describe('How to apply.'),
});

export type Job = z.infer<typeof jobSchema>;
