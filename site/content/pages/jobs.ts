import { z } from 'zod';
import { date, exactly, group, slug, text } from '../source/fields.ts';

const pointSchema = group({ name: text(40), text: text(160) });

const jobSchema = group({
  slug: slug.meta({
    title: 'Name in links',
    more: true,
    description: 'Lowercase words joined by hyphens, like hair-stylist.',
  }),
  title: text(40).meta({ title: 'Job' }),
  type: text(60).meta({ title: 'Hours', description: 'Full time, part time, which hours.' }),
  posted: date
    .exactOptional()
    .meta({ title: 'First offered', description: 'Without this day, search engines do not list the job.' }),
  requirements: z.array(text(60)).min(1).describe('Requirements.'),
  offers: z.array(text(60)).min(1).describe('What the salon offers.'),
});

/** content/careers.yaml: jobs, perks and how to apply. */
export const careersSchema = group({
  perks: z
    .array(pointSchema)
    .min(1)
    .max(8)
    .meta({ title: 'What it is like here', description: 'One to eight points.' }),
  jobs: z
    .array(jobSchema)
    .max(6)
    .meta({ title: 'Open jobs', description: 'Up to six, in the order of the page.', entry: 'a job' }),
  benefits: z.array(text(60)).min(1).max(12).describe('Benefits for everyone.'),
  steps: exactly(3, pointSchema, '3 steps: contact, interview and join').describe('How to apply.'),
});

export type Job = z.infer<typeof jobSchema>;
