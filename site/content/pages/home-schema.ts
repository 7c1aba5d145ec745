import { pictureSchema } from '../photos/picture-schema.ts';
import { accent, exactly, object, lead, pageFields, point, text } from '../source/fields.ts';

/** content/pages/home.yaml */
export const homeSchema = object({
  ...pageFields,
  hero: object({
    headline: text(40),
    accent: accent(40),
    lead: lead(200, 'What the salon is, in two sentences.'),
    picture: pictureSchema,
  }).meta({ title: 'Top of the page' }),
  services: object({ headline: text(60), lead: lead(200, 'Beside the headline.') }),
  reviews: object({ headline: text(40) }),
  why: object({
    headline: text(30),
    accent: accent(40),
    picture: pictureSchema,
    benefits: exactly(4, point(40, 200), '4 benefits').describe('Four reasons, each with a sentence or two.'),
  }),
  closing: object({ headline: text(60).describe('Below the phone number.'), picture: pictureSchema }),
});
