import { pictureSchema } from '../photos/picture-schema.ts';
import { accent, exactly, group, lead, pageFields, point, text } from '../source/fields.ts';

/** content/pages/home.yaml */
export const homeSchema = group({
  ...pageFields,
  hero: group({
    headline: text(40),
    accent: accent(40),
    lead: lead(200, 'What the salon is, in two sentences.'),
    picture: pictureSchema,
  }).meta({ title: 'Top of the page' }),
  services: group({ headline: text(60), lead: lead(200, 'Beside the headline.') }),
  reviews: group({ headline: text(40) }),
  why: group({
    headline: text(30),
    accent: accent(40),
    picture: pictureSchema,
    benefits: exactly(4, point(40, 200), '4 benefits').describe('Four reasons, each with a sentence or two.'),
  }),
  closing: group({ headline: text(60).describe('Below the phone number.'), picture: pictureSchema }),
});
