import type { APIRoute } from 'astro';
import { siteContent } from '../content/content.ts';
import { vcard, vcardName } from '../content/salon/vcard.ts';

export const getStaticPaths = () => [{ params: { card: vcardName(siteContent().get('salon')) } }];

/** The salon as a vCard. */
export const GET: APIRoute = () =>
  new Response(vcard(siteContent().get('salon'), import.meta.env.SITE), {
    headers: { 'content-type': 'text/vcard; charset=utf-8' },
  });
