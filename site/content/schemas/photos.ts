import { z } from 'zod';
import { group, text } from './fields.ts';
import { focusSchema } from './picture.ts';

/** content/photos/photos.yaml: file name without .jpg → what the photo shows. */
export const photosSchema = z.record(
  z.string(),
  group({
    alt: text(160).describe('Alternative text: what the photo shows.'),
    focus: focusSchema.describe('Point kept in view when the photo is cropped.'),
    use: text(200).exactOptional().describe('Note on what the photo is suited for. Not shown.'),
  }),
);

export type Photos = z.infer<typeof photosSchema>;
