import { type APIRoute, type GetStaticPaths } from 'astro';
import { drawingNames, drawingSvg } from '../../content/articles/drawings.ts';
import { siteContent } from '../../content/content.ts';

import colors from '../../sections/article/drawing-colors.css?inline';
import palettes from '../../styles/colors.css?inline';

export const getStaticPaths = (() =>
  drawingNames(siteContent()).map((name) => ({ params: { name } }))) satisfies GetStaticPaths;

/** A drawing of an article, with the site's colors. It stands on the bottom of a box of another shape. */
export const GET: APIRoute<never, { name: string }> = ({ params }) => {
  const svg = drawingSvg(siteContent(), params.name)
    .replace('<svg', '<svg preserveAspectRatio="xMidYMax meet"')
    .replace('>', `><style>${palettes}${colors}</style>`)
    .replaceAll(/>\s+</gu, '><');
  return new Response(svg, { headers: { 'content-type': 'image/svg+xml' } });
};
