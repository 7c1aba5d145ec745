import { type z } from 'zod';
import { date, description, group, title } from './fields.ts';

/** Front matter of content/legal/*.md. */
export const legalSchema = group({
  title,
  description,
  lastUpdated: date.describe('Day of the last change of the text.'),
});

export type LegalFields = z.infer<typeof legalSchema>;
