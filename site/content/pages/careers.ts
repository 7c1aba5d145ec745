import { z } from 'zod';

import { group, pageFields, text } from '../source/fields.ts';
import { pictureSchema } from '../photos/picture.ts';

/** content/pages/careers.yaml */
export const careersPageSchema = group({
  ...pageFields,
  hero: group({
    headline: text(12).meta({ title: 'First line of the headline' }),
    accent: text(12).meta({ title: 'Second line of the headline', description: 'Set in copper.' }),
    lead: text(200).meta({
      title: 'Introduction',
      description: 'Who the salon is looking for, in two sentences.',
    }),
    picture: pictureSchema,
  }).meta({ title: 'Top of the page' }),
  perks: group({ headline: text(40) }),
  keys: group({
    headline: text(40).describe('Above the board with a key for each person and each open job.'),
    waiting: text(20).describe('On the tag of a key that has no person yet.'),
    note: text(160).describe('Below the board.'),
    none: text(160).meta({ title: 'Below the board without open jobs' }),
  }),
  jobs: group({
    headline: text(40),
    none: group({ headline: text(40), text: text(200) }).meta({ title: 'While no job is open' }),
    picture: pictureSchema.describe('Beside the jobs.'),
    asks: text(30).describe('Heading of the requirements.'),
    offers: text(30).describe('Heading of what the salon offers.'),
    mail: group({
      subject: text(40).describe('Subject of an application email; a colon and the job title follow.'),
      lines: z.array(text(80)).min(1).describe('Paragraphs of the email, to be filled in.'),
    }),
  }),
  benefits: group({ headline: text(40) }),
  apply: group({ headline: text(40) }),
});
