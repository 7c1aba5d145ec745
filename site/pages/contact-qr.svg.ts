import { type APIRoute } from 'astro';
import { renderSVG } from 'uqr';

import { siteUrl } from '../build/site-url.ts';

/** The QR code on the printed contact page, with medium error correction (15%): a file, because few visitors print. */
export const GET: APIRoute = () =>
  new Response(renderSVG(`${siteUrl()}/contact`, { ecc: 'M', border: 0 }), {
    headers: { 'content-type': 'image/svg+xml' },
  });
