/** The structured data of every page: its graph, what Google asks for, and agreement with what the page shows. */
import { expect, test } from 'vitest';

import { brokenLink } from '../../site/build/links.ts';
import { siteUrl } from '../../site/build/site-url.ts';
import { openContent } from '../../site/content/content.ts';
import { builtPage, DIST, flawsOf, ROUTES } from '../support/built-pages.ts';

interface Node {
  readonly '@type'?: string;
  readonly '@id'?: string;
  readonly [property: string]: unknown;
}

/**
 * Fields that Google requires or recommends for rich results, except those that the owner may leave out. Source: Search
 * Central, "Structured data markup that Google Search supports", each type's own page (read in November 2026).
 */
const GOOGLE_FIELDS: Readonly<Record<string, readonly string[]>> = {
  WebSite: ['name', 'url', 'alternateName'],
  BlogPosting: ['headline', 'image', 'datePublished', 'author.name', 'publisher', 'description'],
  JobPosting: [
    ...['title', 'description', 'datePosted', 'employmentType', 'identifier', 'hiringOrganization.name'],
    ...['jobLocation.address.streetAddress', 'jobLocation.address.addressLocality'],
    ...['jobLocation.address.addressRegion', 'jobLocation.address.postalCode'],
  ],
};

const ORIGIN = siteUrl();
const graphs = new Map(
  ROUTES.map((route) => {
    const json = builtPage(route)('script[type="application/ld+json"]');
    expect(json, route).toHaveLength(1);
    return [route, (JSON.parse(json.text()) as { '@graph': Node[] })['@graph']];
  }),
);
const graphOf = (route: string) => graphs.get(route) ?? [];
const ofType = (route: string, type: string) => graphOf(route).filter((node) => node['@type'] === type);

/** Returns the value at a dotted path, using the first entry of each list. */
function valueAt(node: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => {
    const one: unknown = Array.isArray(value) ? value[0] : value;
    return typeof one === 'object' && one !== null ? (one as Record<string, unknown>)[key] : undefined;
  }, node);
}

test('every page has a graph of the salon and the page, whose references are in it', () => {
  const wrong = flawsOf((route) => {
    const graph = graphOf(route);
    const json = JSON.stringify(graph);
    const ids = graph.flatMap((node) => node['@id'] ?? []);
    const mentioned = [...json.matchAll(/"@id":"([^"]+)"/gu)].map(([, id = '']) => id);
    const itself = graph.find((node) => node['@id'] === ORIGIN + route);
    return [
      ...(json.match(/\/_astro\/[^"]+/gu) ?? []).flatMap(
        (path) => brokenLink(DIST, route, path)?.found ?? [],
      ),
      ...(ofType(route, 'HairSalon').length === 1 ? [] : ['the salon is not in it once']),
      ...(ofType(route, 'WebSite').length === Number(route === '/')
        ? []
        : ['the site is described on home alone']),
      ...(itself?.name === builtPage(route)('head title').text() ? [] : ['the page is not in it']),
      ...mentioned.filter((id) => !id.startsWith(`${ORIGIN}/`) || !ids.includes(id)),
      ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${id} is a duplicate`),
    ];
  });
  expect(wrong).toEqual([]);
});

test('the open jobs, of which those with a date are for job search, have a way to apply', () => {
  const { jobs } = openContent().get('careers');
  const listed = ofType('/careers', 'JobPosting').map(({ title }) => title);
  expect(listed).toEqual(jobs.filter(({ posted }) => posted).map(({ title }) => title));
  for (const { slug, title } of jobs)
    expect(builtPage('/careers')(`#${slug} a`).attr('href')).toContain(encodeURIComponent(title));
});

test('every node has the fields that Google asks for, and none has reviews of the salon by itself', () => {
  const wrong = flawsOf((route) => [
    ...graphOf(route).flatMap((node) => {
      const type = String(node['@type']);
      const missing = (GOOGLE_FIELDS[type] ?? []).filter((field) => !valueAt(node, field));
      return missing.map((field) => `${type} lacks ${field}`);
    }),
    ...(JSON.stringify(graphOf(route)).match(/"(?:aggregateRating|review)":/gu) ?? []),
  ]);
  expect(wrong).toEqual([]);
});
