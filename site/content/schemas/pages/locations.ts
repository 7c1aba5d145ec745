import { z } from 'zod';

import { group, text } from '../fields.ts';
import { pictureSchema } from '../picture.ts';

/** content/pages/locations.yaml: what the ten location pages share. Titles and descriptions stand in towns.yaml. */
export const locationsSchema = group({
  home: text(30).describe('Above the name of the salon’s own town.'),
  east: text(40).describe('Beside the towns that are not on the highway.'),
  roads: z
    .tuple([pictureSchema, pictureSchema, pictureSchema])
    .describe('The hair that the road is made of; neighbouring towns get different ones.'),
  local: group({
    articles: text(40).describe('Above the articles for a town.'),
  }),
  drive: group({
    headline: text(40),
    homeHeadline: text(40).describe('The same in the salon’s own town.'),
    homeText: text(200).describe('In the salon’s own town, in place of miles and minutes.'),
  }),
});
