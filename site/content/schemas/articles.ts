import { z } from 'zod';
import { date, group, text } from './fields.ts';
import { pictureSchema } from './picture.ts';

/** Front matter of content/articles/<slug>.md. Further rules for publishing are in ../article-rules.ts. */
export const articleSchema = group({
  title: text(110).describe('Title of the article.'),
  description: text(220).exactOptional().describe('Summary for cards and search engines.'),
  date: date.describe('Day of publication.'),
  author: text(60).describe('Who wrote it, like “Copper & Sage team”.'),
  tags: z
    .array(text(40))
    .nullable()
    .transform((tags) => tags ?? [])
    .describe('Topics of content/tags.yaml; the same word in another case is the same tag.'),
  picture: pictureSchema.describe('Picture on its card and at the top of the article.'),
  draft: z.boolean().exactOptional().describe('true shows the article only in `npm run dev`.'),
});

export type ArticleFields = z.infer<typeof articleSchema>;
