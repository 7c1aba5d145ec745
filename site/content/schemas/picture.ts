import { z } from 'zod';
import { group, text } from './fields.ts';

const percent = z.number().min(0).max(100);

/** A part of a photo, in percent of its width and height, so that it holds for any size of the file. */
export const areaSchema = group({
  left: percent.describe('Left edge, in percent of the width of the photo.'),
  top: percent.describe('Top edge, in percent of the height of the photo.'),
  width: percent.min(5).describe('Width, in percent of the width of the photo.'),
  height: percent.min(5).describe('Height, in percent of the height of the photo.'),
}).refine((area) => area.left + area.width <= 100 && area.top + area.height <= 100, {
  error: 'an area inside the photo: left + width and top + height at most 100',
});

/** The point that stays in view when a picture is cropped to a place: `x% y%`. */
export const focusSchema = z
  .string()
  .regex(/^(?:\d|[1-9]\d|100)% (?:\d|[1-9]\d|100)%$/u, { error: 'two percentages, like 50% 30%' });

/** Fields of every picture on the site: which photo, which part of it, and what a blind reader is told. */
export const pictureFields = {
  photo: text(40).describe('Name of a photo in content/photos, without .jpg.'),
  area: areaSchema.exactOptional().describe('Part of the photo to show; the whole photo when left out.'),
  focus: focusSchema
    .exactOptional()
    .describe('Point kept in view within the area; the photo’s own when left out.'),
  alt: text(160).describe('What the picture shows, for people who cannot see it.'),
};

export const pictureSchema = group(pictureFields);

export type Area = z.infer<typeof areaSchema>;
export type Picture = z.infer<typeof pictureSchema>;
