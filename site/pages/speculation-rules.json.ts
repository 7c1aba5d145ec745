import { type APIRoute } from 'astro';

/** Links to files, the API and anchors, which are not pages. */
const NOT_A_PAGE = ['/*.*', '/*#(.+)', '/api/*'];

/**
 * The links that a browser may prerender: pages of this site, on hover or pointer down ("moderate"). Prerendering has no
 * side effects, because pages run no script until they are used.
 *
 * A separate file, referenced by a response header, because inline rules would add bytes to every page and need an entry
 * in the content security policy. Source: HTML Standard, section 7.6, "Speculative loading".
 */
export const GET: APIRoute = () => {
  const places = NOT_A_PAGE.map((pattern) => ({ not: { href_matches: pattern } }));
  const where = { and: [{ href_matches: '/*' }, ...places, { not: { selector_matches: '[download]' } }] };
  const rules = { prerender: [{ where, eagerness: 'moderate' }] };
  return new Response(JSON.stringify(rules), {
    headers: { 'content-type': 'application/speculationrules+json' },
  });
};
