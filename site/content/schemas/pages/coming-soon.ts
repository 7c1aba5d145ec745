import { z } from 'zod';

import { group, slug, text } from '../fields.ts';
import { pictureSchema } from '../picture.ts';

/** content/pages/soon.yaml: text shared by the pages of services that are coming soon. */
export const comingSoonSchema = group({
  box: group({
    headline: text(40),
    text: text(200).describe('Says that the service is coming soon, and what to do until then.'),
  }),
  meanwhile: group({
    headline: text(40).describe('Above the way to ask for a price.'),
    send: text(20).describe('Link that opens a text message.'),
    articles: text(40).describe('Above two articles.'),
  }),
  objects: z
    .record(
      slug,
      group({
        shape: z
          .enum(['braid', 'lock', 'scissors', 'beard', 'brow', 'drop', 'comb', 'profile'])
          .describe('Outline of the object, drawn in site/sections/coming-soon/shapes.ts.'),
        picture: pictureSchema.describe('Hair that the object is cut out of.'),
      }),
    )
    .describe('Slug of a service → its object.'),
});
