import { type APIRoute } from 'astro';

import { salon } from '../content/index.ts';
import { vcard, vcardName } from '../content/vcard.ts';

export const getStaticPaths = () => [{ params: { card: vcardName(salon()) } }];

/** The salon as a vCard. */
export const GET: APIRoute = ({ site }) =>
  new Response(vcard(salon(), site?.origin ?? salon().url), {
    headers: { 'content-type': 'text/vcard; charset=utf-8' },
  });
