import { z } from 'zod';
import { group, text } from '../source/fields.ts';
import { focusSchema } from './picture.ts';

/** content/photos/photos.yaml: file name without .jpg → what the photo shows. */
export const photosSchema = z.record(
  z.string(),
  group({
    alt: text(160).meta({
      title: 'What the photo shows',
      description: 'For people who cannot see it: one sentence, without “photo of”.',
    }),
    focus: focusSchema.meta({
      title: 'Point kept in view',
      description: 'From the left and from the top, like 50% 30%.',
    }),
    use: text(200)
      .exactOptional()
      .meta({ title: 'Note', description: 'What the photo is suited for. Not shown.' }),
  }),
);

export type Photos = z.infer<typeof photosSchema>;
