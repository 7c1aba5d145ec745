import { z } from 'zod';
import { group, text } from './fields.ts';

const redirectSchema = group({
  from: z
    .string()
    .regex(/^\/[^/\s?#%][^\s?#%]*$/u, {
      error: 'the decoded path of an old page, like /prices, without ? and #',
    })
    .describe('Path on the earlier site.'),
  to: z
    .string()
    .regex(/^\/(?!\/)[^\s?]*$/u, { error: 'the path of a page here, like /contact or /#services' })
    .describe('New path: a page, optionally with #anchor.'),
  comment: text(120).exactOptional().describe('Note on what the old page was. Not shown.'),
});

/** content/redirects.yaml: URLs of the earlier site. */
export const redirectsSchema = z.array(redirectSchema);

export type Redirects = z.infer<typeof redirectsSchema>;
