import { z } from 'zod';
import { object, text } from '../source/fields.ts';
import { MAX_PHOTO_NAME } from './check-photo-names.ts';

const percent = z.number().min(0).max(100);

/** A part of a photo, in percent of its size, so that it is valid for any resolution. */
const areaSchema = object({
  left: percent.describe('Left edge, in percent of the width of the photo.'),
  top: percent.describe('Top edge, in percent of the height of the photo.'),
  width: percent.min(5).describe('Width, in percent of the width of the photo.'),
  height: percent.min(5).describe('Height, in percent of the height of the photo.'),
}).refine((area) => area.left + area.width <= 100 && area.top + area.height <= 100, {
  error: 'a part inside the photo: left plus width at most 100, and top plus height at most 100',
});

/** The point that stays in view when a picture is cropped: `x% y%`. */
export const focusSchema = z
  .string()
  .regex(/^(?:\d|[1-9]\d|100)% (?:\d|[1-9]\d|100)%$/u, {
    error: 'two whole percentages, from the left and from the top, like 50% 30%',
  })
  .meta({ title: 'Point kept in view', description: 'From the left and from the top, like 50% 30%.' });

/** Fields of every picture on the site. */
export const pictureFields = {
  photo: z.string().min(1, { error: 'a photo' }).max(MAX_PHOTO_NAME).meta({ choices: 'photos' }),
  area: areaSchema.exactOptional().meta({
    title: 'Part of the photo',
    description: 'By default the whole photo is shown.',
    advanced: true,
  }),
  focus: focusSchema.exactOptional().meta({
    description: 'From the left and from the top, like 50% 30%. By default the photo’s own.',
    advanced: true,
  }),
  alt: text(160).meta({
    title: 'What the picture shows',
    description: 'For people who cannot see it: one sentence, without “photo of”.',
    altOf: 'photo',
  }),
};

export const pictureSchema = object(pictureFields);
