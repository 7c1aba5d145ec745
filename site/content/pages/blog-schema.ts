import { z } from 'zod';
import { description, object, lead, pageFields, text } from '../source/fields.ts';

/** content/pages/blog.yaml */
export const blogSchema = object({
  ...pageFields,
  headline: text(20).describe('One line across the whole screen, so it has to be short.'),
  lead: lead(160, 'What the blog is about, under the headline.'),
  booking: text(80).describe('One sentence at the end of the list, beside the phone number.'),
  search: object({
    suggestions: z
      .array(text(24))
      .min(2)
      .max(8)
      .describe('Suggested searches, shown before the visitor types. Each must have results.'),
  }),
  article: object({
    description: description.describe('For search engines, if an article has no description.'),
    booking: text(80).describe('One sentence at the end of every article, beside the phone number.'),
  }),
});
