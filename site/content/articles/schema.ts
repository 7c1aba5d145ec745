import { z } from 'zod';
import { pictureSchema } from '../photos/picture-schema.ts';
import { date, object, MAX_TITLE_LENGTH, text } from '../source/fields.ts';

/** Front matter of content/articles/<slug>.md. Further rules for publishing are in ./checks.ts. */
export const articleSchema = object({
  title: text(MAX_TITLE_LENGTH).describe('40 to 60 characters are best.'),
  description: text(220)
    .exactOptional()
    .describe(
      'For cards and search results; 110 to 155 characters are best. If it is empty, it begins like the text.',
    ),
  date: date.describe('Day of publication.'),
  author: text(60).describe('Who wrote it, like “Copper & Sage team”.'),
  tags: z
    .array(text(40).meta({ choices: 'tags' }))
    .nullable()
    .transform((tags) => tags ?? []),
  picture: pictureSchema.describe('On its card and at the top of the article.'),
  draft: z.boolean().exactOptional().describe('Only you see a draft. Uncheck this to publish the article.'),
});

export type ArticleFields = z.infer<typeof articleSchema>;

/** By date, newest first; by slug on the same day, so that the order is the same in every build. */
export function byDate(a: { date: string; slug: string }, b: { date: string; slug: string }): number {
  return b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug);
}
