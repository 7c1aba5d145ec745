import { type APIRoute } from 'astro';

/** Files, not pages; and places within a page. (`/api` takes messages and answers no GET.) */
const NOT_A_PAGE = ['/*.*', '/*#(.+)', '/api/*'];

/**
 * Which links a browser may open before they are pressed: pages of this site that a pointer rests on or a finger comes
 * down on ("moderate"). Pages name no script that runs at rest, so one made ready in vain has done nothing.
 *
 * A file of its own, named by a response header, because a list inside the page would cost each of them its bytes and
 * would need a place in its policy. Source: HTML Standard, section 7.6, "Speculative loading".
 */
export const GET: APIRoute = () => {
  const places = NOT_A_PAGE.map((pattern) => ({ not: { href_matches: pattern } }));
  const where = { and: [{ href_matches: '/*' }, ...places, { not: { selector_matches: '[download]' } }] };
  const rules = { prerender: [{ where, eagerness: 'moderate' }] };
  return new Response(JSON.stringify(rules), {
    headers: { 'content-type': 'application/speculationrules+json' },
  });
};
