import { date, description, object, text, title } from '../source/fields.ts';

/** Front matter of content/legal/*.md. */
export const legalSchema = object({
  title,
  description,
  lastUpdated: date.describe('Day of the last change of the text.'),
  closing: text(40).describe('At the end of the page, beside a button to book and the phone number.'),
});
