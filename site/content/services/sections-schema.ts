import { z } from 'zod';
import { pictureSchema } from '../photos/picture-schema.ts';
import { accent, object, lead, point, text } from '../source/fields.ts';

/** The sections of an open service's page, in the order of the page. Each is optional. */

const headline = text(40);
const headlines = { headline, accent: accent(40).exactOptional() };

export const priceSchema = z
  .int({ error: 'whole dollars, without a sign' })
  .positive({ error: 'whole dollars, at least 1' })
  .meta({ unit: '$' });

const heroSchema = object({
  ...headlines,
  picture: pictureSchema.describe('Picture across the whole page.'),
  bright: z.boolean().exactOptional().meta({
    title: 'Bright at the top',
    description: 'The menu on the picture is dark. Otherwise it is white, and the picture is darkened there.',
  }),
  button: text(30)
    .exactOptional()
    .meta({ title: 'Words on the button', description: 'A button to the contact page.' }),
});

const blurbSchema = object({ name: text(40), text: text(240), picture: pictureSchema });

const reasonsSchema = object({
  ...headlines,
  picture: pictureSchema,
  list: z.array(text(160)).min(1).max(6).describe('One to six reasons.'),
});

const priceLineSchema = object({
  name: text(40).describe('Name on the price list.'),
  price: priceSchema
    .nullable()
    .describe(
      'In whole dollars. Leave it empty if it depends on a consultation, and fill in the next field.',
    ),
  note: text(40).exactOptional().meta({ title: 'Instead of a price' }),
  covers: text(100).meta({ title: 'What it covers', description: 'One line.' }),
}).refine(({ price, note }) => (price === null) === (note !== undefined), {
  error: 'words instead of a price if the price is empty, and none if there is a price',
  path: ['note'],
});

const priceLinesSchema = z
  .array(priceLineSchema)
  .min(1)
  .max(20)
  .meta({ title: 'Price list', item: 'a price' });

const pricesSchema = object({
  ...headlines,
  lead: lead(200, 'Says that the prices are starting prices.').exactOptional(),
  question: text(40)
    .exactOptional()
    .meta({ title: 'Question above the button', description: 'Above a button to schedule a consultation.' }),
  lines: priceLinesSchema,
});

const processSchema = object({
  headline,
  lead: lead(200).exactOptional(),
  steps: z.array(point(40, 240)).min(2).max(6).describe('Two to six steps.'),
});

const closingSchema = object({
  ...headlines,
  lead: lead(200).exactOptional(),
  levels: z
    .array(text(30))
    .length(10)
    .exactOptional()
    .describe('The ten levels of natural hair by name, dark to light, as a chart. It has ten colors.'),
  button: text(30)
    .exactOptional()
    .meta({ title: 'Words on the button', description: 'A button to the contact page.' }),
});

export const serviceSections = {
  hero: heroSchema.exactOptional().meta({
    title: 'Top of the page',
    description: 'A picture across the page. Without it, the page begins with the name and the cutout.',
  }),
  blurbs: z
    .array(blurbSchema)
    .min(1)
    .max(6)
    .exactOptional()
    .meta({ title: 'Kinds of work', description: 'Kinds of work, one to six.' }),
  reasons: reasonsSchema.exactOptional().describe('Why people choose the salon for it.'),
  prices: pricesSchema.exactOptional(),
  process: processSchema.exactOptional().meta({ title: 'Steps', description: 'What happens, step by step.' }),
  closing: closingSchema.exactOptional().meta({ title: 'Last call to book' }),
};

export type PriceLine = z.infer<typeof priceLineSchema>;
