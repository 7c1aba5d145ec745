import { z } from 'zod';
import { description, group, pageFields, text } from '../fields.ts';

/** content/pages/blog.yaml */
export const blogSchema = group({
  ...pageFields,
  headline: text(20).describe('One line across the whole screen; what is longer does not fit.'),
  lead: text(160).describe('What the blog is about, under the headline.'),
  search: group({
    tries: z
      .array(text(24))
      .min(2)
      .max(8)
      .describe('Words to try, offered while nothing is asked yet; each has to find something.'),
  }),
  article: group({
    description: description.describe('For search engines, where an article has no description of its own.'),
  }),
});
