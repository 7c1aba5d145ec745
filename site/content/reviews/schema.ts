import { z } from 'zod';
import { object, linkName, text } from '../source/fields.ts';
import { unique } from '../source/unique.ts';

const reviewSchema = object({
  id: linkName('name', 'Not shown. Lowercase words joined by hyphens.'),
  name: text(40).describe('First name and initial, like Luis G.'),
  review: text(600).describe('The review, word for word. Six lines are shown.'),
  verified: z.boolean().describe('Checked if you know that this client wrote it. The review says so.'),
  rating: z.literal(5).meta({ title: 'Stars' }),
});

/** content/reviews.yaml: the reviews, in the order of the carousel. */
export const reviewsSchema = z
  .array(reviewSchema)
  .min(1)
  .superRefine(unique('id'))
  .meta({ item: 'a review' });
