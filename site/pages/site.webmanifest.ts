import type { APIRoute } from 'astro';
import { siteContent } from '../content/content.ts';
import { THEME_COLOR } from '../seo/theme-color.ts';

/** Source: W3C, "Web Application Manifest". */
export const GET: APIRoute = () => {
  const { name, shortName, blurb } = siteContent().get('salon');
  const manifest = {
    id: '/',
    name,
    short_name: shortName,
    description: blurb,
    lang: 'en-US',
    start_url: '/',
    scope: '/',
    // Keeps the browser's own back button.
    display: 'browser',
    background_color: THEME_COLOR.light,
    theme_color: THEME_COLOR.light,
    icons: [
      { src: '/apple-touch-icon.png', sizes: '180x180', type: 'image/png', purpose: 'any' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
  return new Response(JSON.stringify(manifest), { headers: { 'content-type': 'application/manifest+json' } });
};
