import { z } from 'zod';
import { pictureSchema } from '../photos/picture-schema.ts';
import { accent, object, lead, pageFields, text } from '../source/fields.ts';

const mapSchema = object({
  alt: text(240).meta({ title: 'What the map shows', description: 'For people who cannot see it.' }),
  highway: text(12).describe('The highway to the west.'),
  distance: text(20).describe('Distance from the highway to the streets, because the map is not to scale.'),
  streets: z
    .tuple([text(20), text(20), text(20)])
    .describe('Streets from west to east; the salon is on the last one.'),
  crossStreets: z
    .tuple([text(20), text(20), text(20), text(20)])
    .describe('Streets from north to south; the salon is between the first two.'),
  square: text(24).describe('The block between the last two streets and the last two cross streets.'),
});

/** content/pages/contact.yaml */
export const contactSchema = object({
  ...pageFields,
  write: object({
    headline: text(30),
    accent: accent(30),
    lead: lead(200, 'What to write, and when to call instead.'),
    form: text(30).describe('Heading of the form.'),
  }),
  finding: object({
    headline: text(20),
    accent: accent(20),
    drivingDirections: text(240).describe('Directions for drivers.'),
    picture: pictureSchema.describe('The storefront, beside the directions.'),
    onPaper: text(80).describe('Explains the QR code on the printed page.'),
    map: mapSchema,
  }),
  questions: object({
    headline: text(40),
    list: z
      .array(object({ name: text(50).describe('The question.'), text: text(160).describe('The answer.') }))
      .min(1)
      .max(12)
      .describe('One to twelve questions with their answers.'),
  })
    .exactOptional()
    .meta({ title: 'What people ask', description: 'Walk-ins, payment, parking and the like.' }),
  banner: object({ headline: text(40), text: text(120).describe('Why they should call.') }),
});
