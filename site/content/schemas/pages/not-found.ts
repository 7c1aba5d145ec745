import { group, text } from '../fields.ts';
import { pageFields } from '../page.ts';

/** content/pages/not-found.yaml */
export const notFoundSchema = group({
  ...pageFields,
  text: text(160).describe('What became of the page.'),
});
