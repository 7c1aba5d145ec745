import { z } from 'zod';
import { object, text } from '../source/fields.ts';
import { focusSchema, pictureFields } from './picture-schema.ts';

/** content/photos/photos.yaml: file name without .jpg → what the photo shows. */
export const photosSchema = z.record(
  z.string(),
  object({
    alt: pictureFields.alt.meta({ title: 'What the photo shows' }),
    focus: focusSchema.meta({ format: 'focus' }),
    use: text(200)
      .exactOptional()
      .meta({ title: 'Note', description: 'What the photo is suited for. Not shown.', advanced: true }),
  }),
);

export type Photos = z.infer<typeof photosSchema>;
