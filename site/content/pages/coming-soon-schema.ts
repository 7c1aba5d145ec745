import { object, text } from '../source/fields.ts';

/** content/pages/coming-soon.yaml: text shared by the pages of services that are coming soon. */
export const comingSoonSchema = object({
  box: object({
    headline: text(40),
    text: text(200).describe('Says that the service is coming soon, and what to do until then.'),
  }),
  inquiry: object({
    send: text(24).describe('Link that opens a text message.'),
    call: text(24).describe('Link that calls, where the service is asked about by phone.'),
    articles: text(40).describe('Above two articles.'),
  }),
});
