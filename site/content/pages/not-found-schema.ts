import { object, pageFields, text } from '../source/fields.ts';

/** content/pages/not-found.yaml */
export const notFoundSchema = object({
  ...pageFields,
  text: text(160).describe('Explanation below the heading.'),
});
