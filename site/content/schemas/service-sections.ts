import { z } from 'zod';
import { group, text } from './fields.ts';
import { pictureSchema } from './picture.ts';

/** The sections of an open service's page, in the order of the page. Each is optional. */

const headline = text(40);
const accent = text(40).exactOptional().describe('Follows the headline, set in copper.');

export const priceSchema = z
  .int({ error: 'whole dollars, without a sign' })
  .positive({ error: 'whole dollars, at least 1' });

const heroSchema = group({
  headline,
  accent,
  picture: pictureSchema.describe('Picture across the whole page.'),
  button: text(30).exactOptional().describe('Label of the link to the contact page.'),
});

const blurbSchema = group({ name: text(40), text: text(240), picture: pictureSchema });

const reasonsSchema = group({
  headline,
  accent,
  picture: pictureSchema,
  list: z.array(text(160)).min(1).max(6).describe('One to six reasons.'),
});

const priceLineSchema = group({
  name: text(40).describe('Name on the price list.'),
  price: priceSchema.nullable().describe('Starting price; null if it depends on a consultation.'),
  note: text(40).exactOptional().describe('Shown instead of a price.'),
  covers: text(100).describe('What the price covers, one line.'),
}).refine(({ price, note }) => (price === null) === (note !== undefined), {
  error: 'a note when price is null, and no note otherwise',
  path: ['note'],
});

export const priceLinesSchema = z.array(priceLineSchema).min(1).max(20).describe('The price list.');

const pricesSchema = group({
  headline,
  accent,
  lead: text(200).exactOptional().describe('Says that the prices are starting prices.'),
  question: text(40).exactOptional().describe('Above a button to schedule a consultation.'),
  lines: priceLinesSchema,
});

const processSchema = group({
  headline,
  lead: text(200).exactOptional(),
  steps: z
    .array(group({ name: text(40), text: text(240) }))
    .min(2)
    .max(6)
    .describe('Two to six steps.'),
});

const closingSchema = group({
  headline,
  accent,
  lead: text(200).exactOptional(),
  levels: z
    .array(text(30))
    .length(10)
    .exactOptional()
    .describe('The ten levels of natural hair by name, dark to light, as a chart. It has ten colors.'),
  button: text(30).exactOptional().describe('Label of the link to the contact page.'),
});

export const serviceSections = {
  hero: heroSchema
    .exactOptional()
    .describe('Top of the page. Without it, the page begins with the name and the object.'),
  blurbs: z.array(blurbSchema).min(1).max(6).exactOptional().describe('Kinds of work, one to six.'),
  reasons: reasonsSchema.exactOptional().describe('Why people choose the salon for it.'),
  prices: pricesSchema.exactOptional(),
  process: processSchema.exactOptional().describe('What happens, step by step.'),
  closing: closingSchema.exactOptional().describe('Last call to book.'),
};

export type PriceLine = z.infer<typeof priceLineSchema>;
