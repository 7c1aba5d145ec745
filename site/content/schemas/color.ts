import { z } from 'zod';
import { group, text } from './fields.ts';
import { pictureSchema } from './picture.ts';

const specialtySchema = group({
  name: text(40).describe('Name on the price list.'),
  price: z
    .int({ error: 'whole dollars, or null if the price depends on a consultation' })
    .positive()
    .nullable()
    .describe('Starting price in whole dollars; null if it depends on a consultation.'),
  note: text(40).exactOptional().describe('Shown instead of a price.'),
  covers: text(100).describe('What the price covers, one line.'),
}).refine(({ price, note }) => (price === null) === (note !== undefined), {
  error: 'a note when price is null, and no note otherwise',
  path: ['note'],
});

/** content/color.yaml: the coloring page and its prices. */
export const colorSchema = group({
  blurbs: z
    .array(group({ name: text(40), text: text(240), picture: pictureSchema }))
    .length(3)
    .describe('Three kinds of color work.'),
  whyChoose: z.array(text(160)).length(4).describe('Four reasons.'),
  specialties: z.array(specialtySchema).length(6).describe('The price list.'),
  process: z
    .array(group({ name: text(40), text: text(240) }))
    .length(4)
    .describe('The process in four steps.'),
});

export type Color = z.infer<typeof colorSchema>;
