import { z } from 'zod';
import { exactly, object, point, text } from '../source/fields.ts';
import { unique } from '../source/unique.ts';
import { pictureFields } from './picture-schema.ts';

const tourStopSchema = object({
  ...pictureFields,
  title: text(30).meta({ description: 'Title below the photo.', isName: true }),
  caption: text(90).describe('What visitors do there, in one sentence. Shown below the photo.'),
});

/** content/tour.yaml: the pictures of the salon tour and the highlights. */
export const tourSchema = object({
  photos: z
    .array(tourStopSchema)
    .min(9)
    .superRefine(unique('title'))
    .meta({ description: 'Pictures, in the order of the page.', item: 'a photo' }),
  highlights: exactly(3, point(40, 200), '3 highlights: the salon tour shows three').describe(
    'Three things about the room.',
  ),
});
