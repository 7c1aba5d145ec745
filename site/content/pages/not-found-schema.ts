import { group, pageFields, text } from '../source/fields.ts';

/** content/pages/not-found.yaml */
export const notFoundSchema = group({
  ...pageFields,
  text: text(160).describe('Explanation below the heading.'),
});
