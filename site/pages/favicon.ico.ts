import { type APIRoute } from 'astro';

import { squareIcon } from '../seo/icons/drawing.ts';
import { icoFile } from '../seo/icons/raster.ts';

/** For feed readers, crawlers and old browsers, which request /favicon.ico without reading a page. */
export const GET: APIRoute = async () =>
  new Response(new Uint8Array(await icoFile(squareIcon(), [16, 32, 48])), {
    headers: { 'content-type': 'image/x-icon' },
  });
