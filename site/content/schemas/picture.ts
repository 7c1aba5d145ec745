import { z } from 'zod';
import { group, text } from './fields.ts';

const percent = z.number().min(0).max(100);

/** A part of a photo, in percent of its size, so that it is valid for any resolution. */
const areaSchema = group({
  left: percent.describe('Left edge, in percent of the width of the photo.'),
  top: percent.describe('Top edge, in percent of the height of the photo.'),
  width: percent.min(5).describe('Width, in percent of the width of the photo.'),
  height: percent.min(5).describe('Height, in percent of the height of the photo.'),
}).refine((area) => area.left + area.width <= 100 && area.top + area.height <= 100, {
  error: 'an area inside the photo: left + width and top + height at most 100',
});

/** The point that stays in view when a picture is cropped: `x% y%`. */
export const focusSchema = z
  .string()
  .regex(/^(?:\d|[1-9]\d|100)% (?:\d|[1-9]\d|100)%$/u, { error: 'two percentages, like 50% 30%' });

/** Fields of every picture on the site. */
export const pictureFields = {
  photo: text(40).describe('Name of a photo in content/photos, without .jpg.'),
  area: areaSchema.exactOptional().describe('Part of the photo to show; by default the whole photo.'),
  focus: focusSchema
    .exactOptional()
    .describe('Point kept in view within the area; by default the photo’s own.'),
  alt: text(160).describe('Alternative text: what the picture shows.'),
};

export const pictureSchema = group(pictureFields);
