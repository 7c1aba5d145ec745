import { z } from 'zod';

import { group, pageFields, text } from '../fields.ts';

const mapSchema = group({
  alt: text(240).describe('What the map shows, for people who cannot see it.'),
  highway: text(12).describe('The highway to the west.'),
  distance: text(20).describe('From the highway to the streets of the map, which is not to scale.'),
  streets: z
    .tuple([text(20), text(20), text(20)])
    .describe('Streets from west to east; the salon stands on the last one.'),
  crossStreets: z
    .tuple([text(20), text(20), text(20), text(20)])
    .describe('Streets from north to south; the salon stands between the first two.'),
  square: text(24).describe('The block between the last two streets and the last two cross streets.'),
});

/** content/pages/contact.yaml */
export const contactSchema = group({
  ...pageFields,
  write: group({
    headline: text(30).describe('First line of the headline.'),
    accent: text(30).describe('Second line, set in copper.'),
    lead: text(200).describe('What to write, and when to call instead.'),
    form: text(30).describe('Heading of the form.'),
  }),
  finding: group({
    headline: text(20),
    accent: text(20).describe('Follows the headline, set in copper.'),
    way: text(240).describe('The way in for people who drive.'),
    onPaper: text(80).describe('What the code on the printed page is for.'),
    map: mapSchema,
  }),
  banner: group({
    headline: text(40),
    text: text(120).describe('Why to call.'),
  }),
});
