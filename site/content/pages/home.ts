import { exactly, group, pageFields, text } from '../source/fields.ts';
import { pictureSchema } from '../photos/picture.ts';

/** content/pages/home.yaml */
export const homeSchema = group({
  ...pageFields,
  hero: group({
    headline: text(40).meta({ title: 'First line of the headline' }),
    accent: text(40).meta({ title: 'Second line of the headline', description: 'Set in copper.' }),
    lead: text(200).meta({ title: 'Introduction', description: 'What the salon is, in two sentences.' }),
    picture: pictureSchema,
  }).meta({ title: 'Top of the page' }),
  services: group({
    headline: text(60),
    lead: text(200).meta({ title: 'Introduction', description: 'Beside the headline.' }),
  }),
  reviews: group({ headline: text(40) }),
  why: group({
    headline: text(30),
    accent: text(40).meta({ title: 'Second part of the headline', description: 'Set in copper.' }),
    picture: pictureSchema,
    benefits: exactly(4, group({ name: text(40), text: text(200) }), '4 benefits').describe(
      'Four reasons, each with a sentence or two.',
    ),
  }),
  closing: group({
    headline: text(60).describe('Below the phone number.'),
    picture: pictureSchema,
  }),
});
