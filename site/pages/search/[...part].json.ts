import { type APIRoute, type GetStaticPaths } from 'astro';

import { searchParts } from '../../build/search-parts.ts';

/** The search index in `npm run dev`; a build writes it itself (build/write-search.ts). */
export const getStaticPaths = (async () =>
  import.meta.env.DEV
    ? [...(await searchParts())].map(([part, body]) => ({ params: { part }, props: { body } }))
    : []) satisfies GetStaticPaths;

export const GET: APIRoute = ({ props }) => Response.json(props.body);
