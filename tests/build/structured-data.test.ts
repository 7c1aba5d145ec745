/** The structured data of every page: its graph, what Google asks for, and agreement with what the page shows. */
import { expect, test } from 'vitest';

import { brokenLink } from '../../site/build/links.ts';
import { siteUrl } from '../../site/build/site-url.ts';
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
  HairSalon: [...['name', 'address', 'telephone', 'url']],
  PostalAddress: ['streetAddress', 'addressLocality', 'addressRegion', 'postalCode', 'addressCountry'],
  WebSite: ['name', 'url', 'alternateName'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
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

/** A node and all nodes nested in it. */
function within(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(within);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Node, ...Object.values(value).flatMap(within)];
}

/** Returns the value at a dotted path, using the first entry of each list. */
function valueAt(node: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => {
    const one: unknown = Array.isArray(value) ? value[0] : value;
    return typeof one === 'object' && one !== null ? (one as Record<string, unknown>)[key] : undefined;
  }, node);
}

const isReference = (node: Node) => Object.keys(node).join() === '@id';

test('every page has a graph of the salon and the page, whose references are in it', () => {
  const wrong = flawsOf((route) => {
    const graph = graphOf(route);
    const nodes = within(graph);
    const known = new Set(nodes.filter((node) => !isReference(node)).map((node) => node['@id']));
    const ids = nodes.flatMap((node) => node['@id'] ?? []);
    const itself = graph.find((node) => node['@id'] === ORIGIN + route);
    const own = graph.map((node) => node['@id']);
    const pictures = JSON.stringify(graph).match(/\/_astro\/[^"]+/gu) ?? [];
    return [
      ...pictures.flatMap((path) => brokenLink(DIST, route, path)?.found ?? []),
      ...(ofType(route, 'HairSalon').length === 1 ? [] : ['the salon is not in it once']),
      ...(ofType(route, 'WebSite').length === Number(route === '/')
        ? []
        : ['the site is described on home alone']),
      ...(itself?.name === builtPage(route)('head title').text() ? [] : ['the page is not in it']),
      ...ids.filter((id) => !id.startsWith(`${ORIGIN}/`) || !known.has(id)),
      ...own.flatMap((id, at) => (own.indexOf(id) === at ? [] : [`${String(id)} is a duplicate`])),
    ];
  });
  expect(wrong).toEqual([]);
});

test('home has all that Google asks for of a local business', () => {
  for (const field of ['geo.latitude', 'geo.longitude', 'openingHoursSpecification', 'priceRange', 'image'])
    expect(valueAt(ofType('/', 'HairSalon')[0], field), field).toBeDefined();
});

test('every node has the fields that Google asks for, and none has reviews of the salon by itself', () => {
  const wrong = flawsOf((route) => {
    const graph = graphOf(route);
    return within(graph).flatMap((node) => {
      // A nested node with an @id refers to another one.
      if (node['@id'] !== undefined && !graph.includes(node)) return [];
      const type = String(node['@type']);
      return [
        ...(GOOGLE_FIELDS[type] ?? []).flatMap((field) => {
          const value = valueAt(node, field);
          return value === undefined || value === '' ? [`${type} lacks ${field}`] : [];
        }),
        ...['aggregateRating', 'review'].filter((field) => field in node),
      ];
    });
  });
  expect(wrong).toEqual([]);
});

test('breadcrumbs are those that the page shows', () => {
  for (const route of ROUTES) {
    const $ = builtPage(route);
    const crumbs = $('nav[aria-label="Breadcrumb"] li')
      .toArray()
      .map((crumb) => $(crumb).text());
    const trail = ofType(route, 'BreadcrumbList').flatMap((list) => list.itemListElement as Node[]);
    expect(
      trail.map(({ name }) => name),
      route,
    ).toEqual(crumbs);
    if (trail.length > 0) expect(trail.at(-1)?.item).toBe(ORIGIN + route);
  }
});
