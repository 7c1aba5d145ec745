import { z } from 'zod';

import { group, text, title } from '../fields.ts';
import { pictureSchema } from '../picture.ts';

const headline = {
  headline: text(40),
  accent: text(40).describe('Follows the headline, set in copper.'),
};

/** content/pages/coloring.yaml. The description of the page is the service's, in content/services.yaml. */
export const coloringSchema = group({
  title,
  hero: group({ ...headline, picture: pictureSchema }),
  why: group({ ...headline, picture: pictureSchema }),
  prices: group({
    ...headline,
    lead: text(200).describe('Says that the prices are starting prices.'),
  }),
  process: group({ headline: text(40), lead: text(200) }),
  closing: group({
    ...headline,
    lead: text(200),
    levels: z
      .array(text(30))
      .length(10)
      .describe('The ten levels of natural hair by name, dark to light. The drawing has ten colors.'),
  }),
});
