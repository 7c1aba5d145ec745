import { type APIRoute } from 'astro';

import { siteContent } from '../content/content.ts';
import { THEME_COLOR } from '../seo/head.ts';
import { pngIcons } from '../seo/icons/png-icons.ts';

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
    icons: pngIcons.map(({ file, size, scale }) => ({
      src: `/${file}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: scale === 1 ? 'any' : 'maskable',
    })),
  };
  return new Response(JSON.stringify(manifest), { headers: { 'content-type': 'application/manifest+json' } });
};
