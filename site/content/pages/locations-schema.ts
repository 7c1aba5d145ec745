import { z } from 'zod';
import { pictureSchema } from '../photos/picture-schema.ts';
import { object, text } from '../source/fields.ts';

/** content/pages/locations.yaml: text shared by the location pages. Titles and descriptions are in towns.yaml. */
export const locationsSchema = object({
  home: text(30).describe('Above the name of the salon’s own town.'),
  east: text(40).describe('Beside the towns that are not on the highway.'),
  roads: z
    .array(pictureSchema)
    .min(3)
    .describe('Pictures that the road is drawn with; neighboring towns get different ones.'),
  local: object({ articles: text(40).describe('Above the articles for a town.') }),
  drive: object({
    headline: text(40),
    homeHeadline: text(40).describe('Headline for the salon’s own town.'),
    homePicture: pictureSchema.describe('In the salon’s own town, in place of the distance.'),
  }),
});
