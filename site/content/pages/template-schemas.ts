import { z } from 'zod';
import { date, description, group, lead, pageFields, text, title } from '../source/fields.ts';
import { pictureSchema } from '../photos/picture.ts';

/** content/pages/blog.yaml */
export const blogSchema = group({
  ...pageFields,
  headline: text(20).describe('One line across the whole screen, so it has to be short.'),
  lead: lead(160, 'What the blog is about, under the headline.'),
  booking: text(80).describe('One sentence at the end of the list, beside the phone number.'),
  search: group({
    suggestions: z
      .array(text(24))
      .min(2)
      .max(8)
      .describe('Suggested searches, shown before the visitor types. Each must have results.'),
  }),
  article: group({
    description: description.describe('For search engines, if an article has no description.'),
    booking: text(80).describe('One sentence at the end of every article, beside the phone number.'),
  }),
});

/** content/pages/coming-soon.yaml: text shared by the pages of services that are coming soon. */
export const comingSoonSchema = group({
  box: group({
    headline: text(40),
    text: text(200).describe('Says that the service is coming soon, and what to do until then.'),
  }),
  inquiry: group({
    send: text(24).describe('Link that opens a text message.'),
    call: text(24).describe('Link that calls, where the service is asked about by phone.'),
    articles: text(40).describe('Above two articles.'),
  }),
});

/** content/pages/locations.yaml: text shared by the location pages. Titles and descriptions are in towns.yaml. */
export const locationsSchema = group({
  home: text(30).describe('Above the name of the salon’s own town.'),
  east: text(40).describe('Beside the towns that are not on the highway.'),
  roads: z
    .array(pictureSchema)
    .min(3)
    .describe('Pictures that the road is drawn with; neighboring towns get different ones.'),
  local: group({ articles: text(40).describe('Above the articles for a town.') }),
  drive: group({
    headline: text(40),
    homeHeadline: text(40).describe('Headline for the salon’s own town.'),
    homePicture: pictureSchema.describe('In the salon’s own town, in place of the distance.'),
  }),
});

/** content/pages/not-found.yaml */
export const notFoundSchema = group({
  ...pageFields,
  text: text(160).describe('Explanation below the heading.'),
});

/** Front matter of content/legal/*.md. */
export const legalSchema = group({
  title,
  description,
  lastUpdated: date.describe('Day of the last change of the text.'),
  closing: text(40).describe('At the end of the page, beside a button to book and the phone number.'),
});
