import { z } from 'zod';
import { exactly, group } from './fields.ts';
import { pictureFields } from './picture.ts';

export const galleryCategories = [
  'Highlights',
  'Coloring',
  'Styling',
  'Special Occasions',
  'Treatments',
  'Kids Services',
] as const;

const galleryItemSchema = group({
  ...pictureFields,
  category: z.enum(galleryCategories).meta({ title: 'Category', description: 'Shown on the photo.' }),
});

/** content/gallery.yaml: eleven pictures, in the order of the page. */
export const gallerySchema = exactly(11, galleryItemSchema, '11 photos: the gallery’s grid has eleven places')
  .refine(
    (items) => galleryCategories.every((category) => items.some((item) => item.category === category)),
    {
      error: `every category at least once: ${galleryCategories.join(', ')}`,
    },
  )
  .meta({ entry: 'a photo' });
