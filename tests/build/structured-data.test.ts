/** The structured data of every page: vocabulary, references, Google's requirements, and agreement with the page. */
import { join } from 'node:path';

import Validator from '@adobe/structured-data-validator';
import { load } from 'cheerio';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';

import { siteUrl } from '../../site/build/site-url.ts';
import { addressLines } from '../../site/content/address.ts';
import { openingHours, openTimes } from '../../site/content/hours.ts';
import { readArticles } from '../../site/content/read-articles.ts';
import { jobs, salon, services } from '../../site/content/index.ts';
import { displayPhone } from '../../site/content/phone.ts';
import { builtPage, builtPages, DIST, textOf } from '../support/built-pages.ts';
import { GOOGLE_RULES, missing, valueAt } from '../support/google-rules.ts';
import { isKindOf, vocabularyIssues } from '../support/vocabulary.ts';

interface Node {
  readonly '@type'?: string;
  readonly '@id'?: string;
  readonly [property: string]: unknown;
}

const ORIGIN = siteUrl();
const pages = builtPages();
const graphs = new Map(
  [...pages].map(([route, { structured }]) => [
    route,
    structured.flatMap((json) => (JSON.parse(json) as { '@graph': Node[] })['@graph']),
  ]),
);

/** A node and all nodes nested in it. */
function within(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(within);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Node, ...Object.values(value).flatMap(within)];
}

/** A line for each error that `wrong` finds in the graph of a page. */
const breaches = (wrong: (graph: readonly Node[], route: string) => readonly string[]) =>
  [...graphs].flatMap(([route, graph]) => wrong(graph, route).map((line) => `${route}: ${line}`));

const ofType = (route: string, type: string) =>
  graphs.get(route)?.filter((node) => node['@type'] === type) ?? [];

const isReference = (node: Node) => Object.keys(node).join() === '@id';

describe('every page', () => {
  test('has one graph with the salon, the site and the page', () => {
    for (const [route, { structured }] of pages) {
      expect(structured, route).toHaveLength(1);
      expect(structured[0], route).not.toContain('<');
      expect(ofType(route, 'HairSalon'), route).toHaveLength(1);
      expect(ofType(route, 'WebSite'), route).toHaveLength(1);
      const itself = graphs.get(route)?.find((node) => node['@id'] === ORIGIN + route);
      expect(
        isKindOf(itself?.['@type'] ?? '', 'WebPage') || itself?.['@type'] === 'ImageGallery',
        route,
      ).toBe(true);
      expect(itself?.name, route).toBe(pages.get(route)?.title);
    }
  });

  test('uses types and properties as schema.org defines them', () => {
    expect(breaches((graph) => graph.flatMap((node) => vocabularyIssues(node)))).toEqual([]);
  });

  test('has absolute references to nodes of its own graph', () => {
    const wrong = breaches((graph) => {
      const nodes = within(graph);
      const known = new Set(nodes.filter((node) => !isReference(node)).map((node) => node['@id']));
      const used = nodes.flatMap((node) => (node['@id'] === undefined ? [] : [node['@id']]));
      const own = graph.map((node) => node['@id']);
      return [
        ...used.filter((id) => !id.startsWith(`${ORIGIN}/`)).map((id) => `${id} is not absolute`),
        ...used.filter((id) => !known.has(id)).map((id) => `${id} is not in the graph`),
        ...own.filter((id, at) => own.indexOf(id) !== at).map((id) => `${String(id)} is a duplicate`),
      ];
    });
    expect(wrong).toEqual([]);
  });

  test('has the fields that Google requires and recommends', () => {
    const wrong = breaches((graph) =>
      within(graph).flatMap((node) => {
        const rule = GOOGLE_RULES[node['@type'] ?? ''];
        // A node with only an @id refers to another node.
        if (!rule || (node['@id'] !== undefined && !graph.includes(node))) return [];
        return missing(node, [...rule.required, ...rule.recommended]).map(
          (field) => `${String(node['@type'])} lacks ${field}`,
        );
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('passes Adobe’s structured data validator', async () => {
    const wrong: string[] = [];
    for (const [route, graph] of graphs) {
      const byType: Record<string, object[]> = {};
      for (const node of graph) (byType[node['@type'] ?? ''] ??= []).push(structuredClone(node));
      const issues = await new Validator().validate({ jsonld: byType });
      for (const { rootType, issueMessage, severity } of issues)
        if (severity === 'ERROR') wrong.push(`${route}: ${rootType}: ${issueMessage}`);
    }
    expect(wrong).toEqual([]);
  });

  test('has no ratings or reviews, which a business may not publish of itself', () => {
    expect(breaches((graph) => JSON.stringify(graph).match(/aggregateRating|"review"/giu) ?? [])).toEqual([]);
  });

  test('has time zones in all times', () => {
    const wrong = breaches((graph) =>
      within(graph)
        .flatMap(({ datePublished, dateModified }) =>
          [datePublished, dateModified].filter(
            (time) =>
              typeof time === 'string' &&
              !/^\d{4}-\d\d-\d\d(?:T\d\d:\d\d:\d\d(?:Z|[+-]\d\d:\d\d))?$/u.test(time),
          ),
        )
        .map(String),
    );
    expect(wrong).toEqual([]);
  });
});

describe('agrees with the visible page:', () => {
  const shown = (route: string) => {
    const $ = builtPage(route);
    return textOf($, $('body'));
  };

  test('name, phone, mail and address of the salon', () => {
    const { name, phone, email, address } = salon();
    for (const route of pages.keys()) {
      const text = shown(route);
      for (const fact of [name, displayPhone(phone), email, ...addressLines(address)])
        expect(text, route).toContain(fact);
    }
  });

  test('breadcrumbs', () => {
    for (const route of pages.keys()) {
      const trail = ofType(route, 'BreadcrumbList').flatMap(
        ({ itemListElement }) => itemListElement as Node[],
      );
      const $ = builtPage(route);
      const crumbs = $('nav[aria-label="Breadcrumb"] li')
        .toArray()
        .map((crumb) => $(crumb).text());
      expect(
        trail.map(({ name }) => name),
        route,
      ).toEqual(crumbs);
      if (trail.length > 0) expect(trail.at(-1)?.item).toBe(ORIGIN + route);
    }
  });

  test('articles', () => {
    for (const { slug, title, author, date } of readArticles()) {
      const [posting] = ofType(`/blog/${slug}`, 'BlogPosting');
      expect(posting).toMatchObject({ headline: title, author: { name: author } });
      expect(posting?.datePublished).toMatch(new RegExp(`^${date}T12:00:00-0[56]:00$`, 'u'));
      expect(posting?.wordCount).toBeGreaterThan(600);
      expect(shown(`/blog/${slug}`)).toContain(author);
    }
  });

  test('prices of services', () => {
    const priced = services().filter(({ comingSoon, prices }) => !comingSoon && prices !== undefined);
    expect(priced.length).toBeGreaterThan(0);
    for (const { slug, prices } of priced) {
      const route = `/services/${slug}`;
      const [service] = ofType(route, 'Service');
      const offers = valueAt(service, 'hasOfferCatalog.itemListElement') as Node[];
      const text = shown(route);
      expect(
        offers.map((offer) => [
          valueAt(offer, 'itemOffered.name'),
          valueAt(offer, 'priceSpecification.minPrice') ?? null,
        ]),
        route,
      ).toEqual(prices?.lines.map(({ name, price }) => [name, price]));
      for (const offer of offers) {
        expect(text).toContain(valueAt(offer, 'itemOffered.name'));
        const price = valueAt(offer, 'priceSpecification.minPrice');
        if (typeof price === 'number') expect(text).toContain(`$${price}`);
      }
    }
  });

  test('jobs', () => {
    const text = shown('/careers');
    const postings = ofType('/careers', 'JobPosting');
    expect(postings.map(({ title }) => title)).toEqual(
      jobs()
        .jobs.filter(({ posted }) => posted !== undefined)
        .map(({ title }) => title),
    );
    for (const { title, description } of postings) {
      expect(text).toContain(title);
      for (const line of load(String(description))('body *').contents().toArray())
        if ('data' in line) expect(text).toContain(line.data);
    }
  });
});

describe('home', () => {
  const [node] = ofType('/', 'HairSalon');
  const { city, region, postalCode, country } = salon().address;

  test('has the salon’s name, address and hours', () => {
    expect(node).toMatchObject({
      name: salon().name,
      telephone: salon().phone,
      openingHours: openingHours(salon().hours),
      priceRange: salon().priceRange,
      address: {
        addressLocality: city,
        addressRegion: region,
        postalCode,
        addressCountry: country,
      },
    });
    expect(valueAt(node, 'geo.latitude')).toMatch(/^\d+\.\d{5}$/u);
    expect(valueAt(node, 'geo.longitude')).toMatch(/^-\d+\.\d{5}$/u);
  });

  test('has the same hours in both notations', () => {
    const entries = node?.openingHoursSpecification as {
      dayOfWeek?: string[];
      opens: string;
      closes: string;
    }[];
    const open = entries.flatMap(({ dayOfWeek = [], opens, closes }) =>
      opens === closes ? [] : dayOfWeek.map((day) => `${day} ${opens}-${closes}`),
    );
    const capitalize = (day: string) => day.charAt(0).toUpperCase() + day.slice(1);
    expect(open.sort()).toEqual(
      salon()
        .hours.flatMap((opening) =>
          openTimes(opening).flatMap(({ opens, closes }) =>
            opening.days.map((day) => `${capitalize(day)} ${opens}-${closes}`),
          ),
        )
        .sort(),
    );
    for (const { date, opens = '00:00' } of salon().holidays)
      expect(entries).toContainEqual(expect.objectContaining({ validFrom: date, opens }));
  });
});

test('pictures exist in 16:9, 4:3 and 1:1 and are large enough', async () => {
  const named = [...graphs.values()]
    .flat()
    .flatMap(({ image }) => (Array.isArray(image) ? [image.join(' ')] : []));
  // The salon's own pictures are the same on every page.
  const lists = [...new Set(named)].map((list) => list.split(' '));
  expect(named).toHaveLength(readArticles().length + pages.size);
  expect(lists.length).toBeGreaterThan(1);
  for (const list of lists) {
    const sizes = await Promise.all(
      list.map(async (url) => {
        const { width, height } = await sharp(join(DIST, new URL(url).pathname)).metadata();
        expect(width * height, url).toBeGreaterThan(50_000);
        return (width / height).toFixed(2);
      }),
    );
    expect(sizes).toEqual([(16 / 9).toFixed(2), (4 / 3).toFixed(2), '1.00']);
  }
});

describe('vocabularyIssues', () => {
  const salonWith = (more: object) => ({ '@type': 'HairSalon', name: 'x', ...more });

  test.each([
    [{ '@type': 'HairSaloon' }, 'no such type'],
    [salonWith({ phone: '1' }), 'no such property'],
    [salonWith({ geo: { '@type': 'PostalAddress' } }), 'got a PostalAddress'],
    [salonWith({ geo: { '@type': 'GeoCoordinates', lat: 1 } }), 'no such property'],
    [salonWith({ openingHoursSpecification: 'always' }), 'got "always"'],
    [{ '@type': 'JobPosting', benefits: 'x' }, 'superseded'],
  ])('reports %j', (wrong, message) => {
    expect(vocabularyIssues(wrong).join('\n')).toContain(message);
  });

  test('accepts valid data', () => {
    expect(vocabularyIssues(salonWith({ telephone: '1', address: { '@id': 'x' } }))).toEqual([]);
    expect(missing({ author: [{ name: 'x' }] }, ['author.name', 'headline'])).toEqual(['headline']);
  });
});
