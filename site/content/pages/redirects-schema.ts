import { z } from 'zod';
import { object, text } from '../source/fields.ts';
import { decodePercent } from '../source/href.ts';

/** Paths of server routes, which take precedence over pages. */
const SERVER = /^\/(?:api(?:\/|$)|healthz$)/u;

const redirectSchema = object({
  from: z
    .string()
    .regex(/^\/(?:[^/\s#][^\s#]*)$/u, {
      error: 'the part of an old address after the domain, like /prices or /?p=42, without #',
    })
    .refine((path) => !SERVER.test(path), { error: 'no address that the server answers itself' })
    .refine((path) => decodePercent(path) !== undefined, {
      error: 'an address in which % begins a code, like %20 for a space',
    })
    .meta({ title: 'Old address', description: 'The part after the domain, like /prices or /?p=42.' }),
  to: z
    .string()
    .regex(/^\/(?!\/)[^\s?]*$/u, { error: 'a page here, like /contact, or a place on one, like /#services' })
    .meta({
      title: 'New address',
      description: 'A page here, like /contact, or a place on one, like /#services.',
    }),
  comment: text(120).exactOptional().meta({ title: 'Note', description: 'Not shown.' }),
});

/** content/redirects.yaml: URLs of the earlier site. */
export const redirectsSchema = z.array(redirectSchema);
