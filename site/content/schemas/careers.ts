import { z } from 'zod';
import { date, exactly, group, slug, text } from './fields.ts';

const pointSchema = group({ name: text(40), text: text(160) });

const jobSchema = group({
  slug: slug.describe('Name of the job in links, like hair-stylist.'),
  title: text(40).describe('Name of the job.'),
  type: text(60).describe('Full time, part time, which hours.'),
  posted: date
    .exactOptional()
    .describe(
      'Day the job was first posted. Without it, the job is left out of structured data for job search.',
    ),
  requirements: z.array(text(60)).min(1).describe('Requirements.'),
  offers: z.array(text(60)).min(1).describe('What the salon offers.'),
});

/** content/careers.yaml: jobs, perks and how to apply. */
export const careersSchema = group({
  perks: z.array(pointSchema).min(1).max(8).describe('What it is like here, one to eight points.'),
  jobs: z
    .array(jobSchema)
    .max(6)
    .describe('Up to six open jobs, in the order of the page; [] when there are none.'),
  benefits: z.array(text(60)).min(1).max(12).describe('Benefits for everyone.'),
  steps: exactly(3, pointSchema, '3 steps: contact, interview and join').describe('How to apply.'),
});

export type Job = z.infer<typeof jobSchema>;
