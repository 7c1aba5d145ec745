import { type APIRoute } from 'astro';

import { squareIcon } from '../seo/icons/drawing.ts';
import { icoFile } from '../seo/icons/raster.ts';

/** For whoever asks for /favicon.ico without having read a page: feed readers, old browsers, crawlers. */
export const GET: APIRoute = async () =>
  new Response(new Uint8Array(await icoFile(squareIcon(), [16, 32, 48])), {
    headers: { 'content-type': 'image/x-icon' },
  });
