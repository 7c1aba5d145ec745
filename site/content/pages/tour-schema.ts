import { pictureSchema } from '../photos/picture-schema.ts';
import { accent, object, lead, pageFields, text } from '../source/fields.ts';

/** content/pages/tour.yaml */
export const tourPageSchema = object({
  ...pageFields,
  hero: object({
    headline: text(20),
    accent: accent(20),
    lead: lead(160, 'What visitors see when they walk in.'),
    picture: pictureSchema.describe('The room, edge to edge. The headline covers its lower left.'),
  }).meta({ title: 'Top of the page' }),
  closing: object({
    headline: text(40).describe('Before the two buttons at the end.'),
    accent: accent(40),
  }),
});
