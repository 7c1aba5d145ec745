import { type APIRoute } from 'astro';

import { siteUrl } from '../build/site-url.ts';
import { salon } from '../content/index.ts';
import { vcard, vcardName } from '../content/vcard.ts';

export const getStaticPaths = () => [{ params: { card: vcardName(salon()) } }];

/** The salon as a vCard. */
export const GET: APIRoute = () =>
  new Response(vcard(salon(), siteUrl()), {
    headers: { 'content-type': 'text/vcard; charset=utf-8' },
  });
