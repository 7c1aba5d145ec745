import { type APIRoute, type GetStaticPaths } from 'astro';

import { searchParts } from '../../build/search-parts.ts';

/** The files of the search index. */
export const getStaticPaths = (async () =>
  [...(await searchParts())].map(([part, body]) => ({
    params: { part },
    props: { body },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute = ({ props }) => Response.json(props.body);
