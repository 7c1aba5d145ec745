import { group, pageFields, text } from '../source/fields.ts';
import { pictureSchema } from '../photos/picture.ts';

/** content/pages/tour.yaml */
export const tourPageSchema = group({
  ...pageFields,
  hero: group({
    headline: text(20).describe('First words of the headline.'),
    accent: text(20).meta({ title: 'Second part of the headline', description: 'Set in copper.' }),
    lead: text(160).meta({ title: 'Introduction', description: 'What visitors see when they walk in.' }),
    picture: pictureSchema.describe('The room, edge to edge. The headline covers its lower left.'),
  }).meta({ title: 'Top of the page' }),
  closing: group({
    headline: text(40).describe('Before the two buttons at the end.'),
    accent: text(40).describe('Follows it, in copper.'),
  }),
});
