import { type APIRoute } from 'astro';

import { tabIcon } from '../seo/icons/drawing.ts';

/** The salon's sign in a browser's tab. */
export const GET: APIRoute = () => new Response(tabIcon(), { headers: { 'content-type': 'image/svg+xml' } });
