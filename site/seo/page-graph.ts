import { type Salon } from '../content/schemas/salon.ts';
import { hairSalon, type SalonDetail } from './hair-salon.ts';
import { idsOf, refer, type Thing } from './thing.ts';

/** What of a page's structured data only the page itself knows. */
export interface PageParts {
  kind?: 'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage' | 'ImageGallery' | undefined;
  /** The breadcrumbs that the page shows, from home down to itself. */
  trail?: readonly Crumb[] | undefined;
  /** What the page is mostly about; it stands in the graph with an address of its own. The salon when left out. */
  main?: Thing | undefined;
  /** Further nodes. */
  also?: readonly Thing[] | undefined;
  /** The day of the last change that the page names. */
  modified?: string | undefined;
}

export interface Crumb {
  name: string;
  path: string;
}

interface PageInput extends PageParts {
  title: string;
  description: string;
  path: string;
  origin: string;
  facts: Salon;
  detail: SalonDetail;
}

/**
 * The structured data of a page: one graph, in which the salon and the site stand on every page under the same
 * addresses, and everything else refers to them. It says nothing that the page does not show.
 * Sources: Google Search Central, "General structured data guidelines"; Yoast's schema pieces for how they hang together.
 */
export function pageGraph(page: PageInput) {
  const { origin, path, facts, main, also = [], trail } = page;
  const ids = idsOf(origin);
  const crumbs = trail && breadcrumbList(trail, ids.on(path, 'breadcrumb'), origin);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      hairSalon(facts, origin, page.detail),
      {
        '@type': 'WebSite',
        '@id': ids.website,
        url: `${origin}/`,
        name: facts.name,
        alternateName: facts.shortName,
        publisher: refer(ids.salon),
        inLanguage: 'en-US',
      },
      {
        '@type': page.kind ?? 'WebPage',
        '@id': ids.on(path),
        url: ids.on(path),
        name: page.title,
        description: page.description,
        isPartOf: refer(ids.website),
        ...(main?.['@id'] ? { mainEntity: refer(main['@id']) } : { about: refer(ids.salon) }),
        ...(crumbs?.['@id'] && { breadcrumb: refer(crumbs['@id']) }),
        ...(page.modified && { dateModified: page.modified }),
      },
      ...[crumbs, main, ...also].filter((node) => node !== undefined),
    ] satisfies Thing[],
  };
}

/** Source: Google Search Central, "Breadcrumb": the last one needs no address, it is the page itself. */
function breadcrumbList(trail: readonly Crumb[], id: string, origin: string): Thing {
  return {
    '@type': 'BreadcrumbList',
    '@id': id,
    itemListElement: trail.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: `${origin}${path}`,
    })),
  };
}

/** JSON for a script element: `<` escaped, so that no text of the content can end it. */
export function scriptJson(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
