import { type APIRoute } from 'astro';

import { tabIcon } from '../seo/icons/drawing.ts';

/** The logo for browser tabs. */
export const GET: APIRoute = () => new Response(tabIcon(), { headers: { 'content-type': 'image/svg+xml' } });
