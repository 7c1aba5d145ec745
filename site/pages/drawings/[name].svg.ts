import type { APIRoute, GetStaticPaths } from 'astro';
import { drawingNames, drawingSvg } from '../../content/articles/drawings.ts';
import { siteContent } from '../../content/content.ts';

import colors from '../../sections/article/drawing-colors.css?inline';
import palettes from '../../styles/colors.css?inline';

export const getStaticPaths = (() =>
  drawingNames(siteContent()).map((name) => ({ params: { name } }))) satisfies GetStaticPaths;

/** An article's drawing with the site's colors, aligned to the bottom where its box has another aspect ratio. */
export const GET: APIRoute<never, { name: string }> = ({ params }) => {
  const svg = drawingSvg(siteContent(), params.name)
    .replace('<svg', '<svg preserveAspectRatio="xMidYMax meet"')
    .replace('>', `><style>${palettes}${colors}</style>`)
    .replaceAll(/>\s+</gu, '><');
  return new Response(svg, { headers: { 'content-type': 'image/svg+xml' } });
};
