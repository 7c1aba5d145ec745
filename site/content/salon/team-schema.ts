import { z } from 'zod';
import { object, text } from '../source/fields.ts';
import { unique } from '../source/unique.ts';

const memberSchema = object({
  name: text(20).describe('First name.'),
  role: text(40).describe('What they do.'),
  note: text(160).describe('One line about how they work.'),
});

/** content/team.yaml: the one to eight people who work in the salon. */
export const teamSchema = z
  .array(memberSchema)
  .min(1)
  .max(8)
  .superRefine(unique('name'))
  .meta({ item: 'a person' });
