import { z } from 'zod';
import { group, text } from './fields.ts';

const redirectSchema = group({
  from: z
    .string()
    .regex(/^\/[^/\s?#%][^\s?#%]*$/u, {
      error: 'the path of an old page as people read it, like /prices, without ? and #',
    })
    .describe('Path that the earlier site had.'),
  to: z
    .string()
    .regex(/^\/(?!\/)[^\s?]*$/u, { error: 'the path of a page here, like /contact or /#services' })
    .describe('Where it leads now: a page, perhaps a place on it.'),
  comment: text(120).exactOptional().describe('Note on what the old page was. Not shown.'),
});

/** content/redirects.yaml: addresses that were printed, linked or remembered before this site. */
export const redirectsSchema = z.array(redirectSchema);

export type Redirects = z.infer<typeof redirectsSchema>;
