import { z } from 'zod';
import { date, group, slug, text } from './fields.ts';

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
  perks: z.array(pointSchema).length(4).describe('What it is like here.'),
  jobs: z.array(jobSchema).max(6).describe('Open jobs, in the order of the page; [] when there are none.'),
  benefits: z.array(text(60)).min(1).describe('Benefits for everyone.'),
  steps: z.array(pointSchema).length(3).describe('How to apply.'),
});

export type Job = z.infer<typeof jobSchema>;
