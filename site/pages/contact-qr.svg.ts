import type { APIRoute } from 'astro';
import { renderSVG } from 'uqr';

/** The QR code on the printed contact page, with medium error correction (15%): a file, because few visitors print. */
export const GET: APIRoute = () =>
  new Response(renderSVG(`${import.meta.env.SITE}/contact`, { ecc: 'M', border: 0 }), {
    headers: { 'content-type': 'image/svg+xml' },
  });
