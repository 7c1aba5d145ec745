import { z } from 'zod';
import { pictureSchema } from '../photos/picture-schema.ts';
import { description, object, slug, text, title } from '../source/fields.ts';
import { priceSchema, serviceSections } from './sections-schema.ts';

const sectionNames = Object.keys(serviceSections) as (keyof typeof serviceSections)[];

/** The locks of hair in site/images/hair-swatches. */
const HAIR_SWATCHES = ['waves', 'braid', 'straight', 'cut', 'wiry'] as const;
export type HairSwatch = (typeof HAIR_SWATCHES)[number];

const cutoutSchema = object({
  shape: z
    .enum(['pin', 'ruler', 'scissors', 'mustache', 'brow', 'drop', 'comb', 'wax'])
    .describe('Outline of the object, drawn in site/sections/service-heading/shapes.'),
  picture: pictureSchema.describe('Hair that the object is cut out of.'),
});

/** content/services/<slug>.yaml: one service. The name of the file is the last part of its address. */
export const serviceSchema = object({
  order: z.int().min(1).meta({
    title: 'Position',
    description: 'In the menu, on the home page and in the footer.',
    advanced: true,
  }),
  name: text(40).describe('Name in menus, on cards and as the heading of its page.'),
  summary: text(120).describe('One or two sentences on cards.'),
  intro: text(160).meta({ title: 'Line under the heading' }),
  title: title.exactOptional().describe('If empty, the name and the city.'),
  description,
  featured: z.boolean().meta({ title: 'Popular badge' }),
  hairSwatch: z.enum(HAIR_SWATCHES).exactOptional().meta({
    advanced: true,
    title: 'Hair on its card',
    description: 'On the home page. Five services have a card there, the others a link.',
  }),
  startingPrice: priceSchema
    .exactOptional()
    .describe('In whole dollars. Of a service with a price list it is the lowest price of the list.'),
  cutout: cutoutSchema.exactOptional().meta({
    advanced: true,
    description:
      'An object cut out of the hair below the name, at the top of a page without a picture there.',
  }),
  comingSoon: z.boolean().exactOptional().describe('Its page only says that it is coming soon.'),
  inquiry: object({
    headline: text(40).describe('The question that decides the price.'),
    ask: text(300).meta({ title: 'What to tell the salon', description: 'When asking for a price.' }),
    byPhone: z.boolean().exactOptional().meta({
      title: 'Ask by phone',
      description:
        'The link calls instead of texting: for questions about health, which people should not write.',
    }),
    picture: pictureSchema.describe('Beside the question, and in link previews.'),
    articles: z
      .array(slug.meta({ choices: 'articles' }))
      .max(3)
      .describe('Up to three.'),
  })
    .exactOptional()
    .meta({ title: 'While it is coming soon' }),
  ...serviceSections,
})
  .refine(({ comingSoon, inquiry }) => !comingSoon || inquiry !== undefined, {
    error: 'what to show on its page while the service is coming soon',
    path: ['inquiry'],
  })
  .refine(({ comingSoon, hero, cutout }) => cutout !== undefined || (hero !== undefined && !comingSoon), {
    error: 'a cutout for the top of the page, or a picture across the top if the service is open',
    path: ['cutout'],
  })
  .refine(
    (service) => service.comingSoon === true || sectionNames.some((name) => service[name] !== undefined),
    {
      error: 'a section on its page, such as prices, unless it is coming soon',
      path: ['comingSoon'],
    },
  );
