import { type APIRoute } from 'astro';

import { squareIcon } from '../seo/icons/drawing.ts';
import { pngIcons } from '../seo/icons/png-icons.ts';
import { pngIcon } from '../seo/icons/raster.ts';

type Icon = (typeof pngIcons)[number];

export const getStaticPaths = () => pngIcons.map((icon) => ({ params: { icon: icon.file }, props: icon }));

/** The logo for home screens. */
export const GET: APIRoute<Icon> = async ({ props: { size, scale } }) =>
  new Response(new Uint8Array(await pngIcon(squareIcon(scale), size)), {
    headers: { 'content-type': 'image/png' },
  });
