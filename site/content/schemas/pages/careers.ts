import { z } from 'zod';

import { group, pageFields, text } from '../fields.ts';
import { pictureSchema } from '../picture.ts';

/** content/pages/careers.yaml */
export const careersPageSchema = group({
  ...pageFields,
  hero: group({
    headline: text(12).describe('First line of the headline.'),
    accent: text(12).describe('Second line, set in copper.'),
    lead: text(200).describe('Who is looking for whom, in two sentences.'),
    picture: pictureSchema,
  }),
  perks: group({ headline: text(40) }),
  jobs: group({
    headline: text(40),
    asks: text(30).describe('Above the list of what a job asks for.'),
    offers: text(30).describe('Above the list of what a job offers.'),
    mail: group({
      subject: text(40).describe('Subject of an application; a colon and the name of the job follow.'),
      lines: z.array(text(80)).min(1).describe('Paragraphs of the mail, to be filled in.'),
    }),
  }),
  benefits: group({ headline: text(40) }),
  apply: group({ headline: text(40) }),
});
