import { z } from 'zod';
import { description, group, slug, text, title } from './fields.ts';
import { pictureSchema } from './picture.ts';
import { priceSchema, serviceSections } from './service-sections.ts';

const sectionNames = Object.keys(serviceSections) as (keyof typeof serviceSections)[];

const objectSchema = group({
  shape: z
    .enum(['braid', 'lock', 'scissors', 'beard', 'brow', 'drop', 'comb', 'profile'])
    .describe('Outline of the object, drawn in site/sections/service-heading/shapes.ts.'),
  picture: pictureSchema.describe('Hair that the object is cut out of.'),
});

/** content/services/<slug>.yaml: one service. The name of the file is the last part of its address. */
export const serviceSchema = group({
  order: z.int().min(1).describe('Position in the menu, on the home page and in the footer.'),
  name: text(40).describe('Name in menus, on cards and as the heading of its page.'),
  summary: text(120).describe('One or two sentences on cards.'),
  intro: text(160).describe('One line under the heading of its own page.'),
  title: title.exactOptional().describe('Title of the page; by default the name and the city.'),
  description,
  featured: z.boolean().describe('Shows the Popular badge.'),
  onHome: z.enum(['card', 'link']).describe('How the home page shows it.'),
  from: priceSchema.exactOptional().describe('Starting price, shown on its card and page.'),
  picture: pictureSchema.describe('Picture on its card, and in link previews.'),
  object: objectSchema
    .exactOptional()
    .describe('Object beside the name, at the top of a page without `hero`.'),
  comingSoon: z.boolean().exactOptional().describe('true: its page only says that it is coming soon.'),
  meanwhile: group({
    ask: text(300).describe('What to tell the salon when asking for a price.'),
    articles: z.array(slug).max(3).describe('Up to three articles, by file name without .md.'),
  })
    .exactOptional()
    .describe('Content of the page while the service is coming soon.'),
  ...serviceSections,
})
  .refine(({ comingSoon, meanwhile }) => !comingSoon || meanwhile !== undefined, {
    error: 'a group of `ask` and `articles` while comingSoon is true',
    path: ['meanwhile'],
  })
  .refine(({ comingSoon, hero, object }) => object !== undefined || (hero !== undefined && !comingSoon), {
    error: 'an object for the top of the page, or a `hero` if the page is open',
    path: ['object'],
  })
  .refine(
    (service) => service.comingSoon === true || sectionNames.some((name) => service[name] !== undefined),
    {
      error: `true, or at least one of the sections ${sectionNames.join(', ')}`,
      path: ['comingSoon'],
    },
  )
  .refine(({ from, prices }) => from === undefined || !prices || from === lowestPrice(prices.lines), {
    error: 'the lowest price of the price list',
    path: ['from'],
  });

function lowestPrice(lines: readonly { price: number | null }[]): number | undefined {
  const prices = lines.flatMap(({ price }) => price ?? []);
  return prices.length === 0 ? undefined : Math.min(...prices);
}

export type ServiceFields = z.infer<typeof serviceSchema>;
