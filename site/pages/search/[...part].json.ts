import { type APIRoute, type GetStaticPaths } from 'astro';

import { searchParts } from '../../build/search-parts.ts';
import { developing } from '../../content/once.ts';

/** The search index in `npm run dev`; a build writes it itself (build/write-search.ts). */
export const getStaticPaths = (async () =>
  developing()
    ? [...(await searchParts())].map(([part, body]) => ({ params: { part }, props: { body } }))
    : []) satisfies GetStaticPaths;

export const GET: APIRoute = ({ props }) => Response.json(props.body);
