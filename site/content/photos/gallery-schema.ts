import { z } from 'zod';
import { object } from '../source/fields.ts';
import { pictureFields } from './picture-schema.ts';

export const galleryCategories = [
  'Highlights',
  'Coloring',
  'Styling',
  'Special Occasions',
  'Treatments',
  'Kids Services',
] as const;

const galleryItemSchema = object({
  ...pictureFields,
  category: z.enum(galleryCategories).describe('Shown on the photo.'),
});

/** content/gallery.yaml: the pictures, in the order of the page. */
export const gallerySchema = z.array(galleryItemSchema).min(1).meta({ item: 'a photo' });
