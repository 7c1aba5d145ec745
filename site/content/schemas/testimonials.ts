import { z } from 'zod';
import { exactly, group, slug, text } from './fields.ts';
import { unique } from './unique.ts';

const testimonialSchema = group({
  id: slug.meta({
    title: 'Name in links',
    description: 'Not shown. Lowercase words joined by hyphens.',
    more: true,
  }),
  name: z
    .string()
    .regex(/^\p{L}[\p{L}’ -]* \p{Lu}\.$/u, { error: 'a first name and an initial, like Melissa R.' })
    .describe('First name and initial.'),
  review: text(600).describe('The review, word for word. Six lines are shown.'),
  rating: z.literal(5).meta({ title: 'Stars', description: 'Rating in stars.' }),
});

/** content/testimonials.yaml: ten reviews, in the order of the carousel. */
export const testimonialsSchema = exactly(10, testimonialSchema, '10 reviews: the home page shows ten')
  .superRefine(unique('id'))
  .meta({ entry: 'a review' });
