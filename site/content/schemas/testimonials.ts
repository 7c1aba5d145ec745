import { z } from 'zod';
import { group, slug } from './fields.ts';
import { unique } from './unique.ts';

const testimonialSchema = group({
  id: slug.describe('HTML id of the review. Not shown.'),
  name: z
    .string()
    .regex(/^\p{L}[\p{L}’ -]* \p{Lu}\.$/u, { error: 'a first name and an initial, like Melissa R.' })
    .describe('First name and initial.'),
  review: z.string().min(90).max(260).describe('The review, 90 to 260 characters (six lines are shown).'),
  rating: z.literal(5).describe('Rating in stars.'),
});

/** content/testimonials.yaml: ten reviews, in the order of the carousel. */
export const testimonialsSchema = z.array(testimonialSchema).length(10).superRefine(unique('id'));
