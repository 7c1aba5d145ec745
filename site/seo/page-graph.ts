import type { Salon } from '../content/salon/schema.ts';
import type { Link } from '../lib/link.ts';
import { briefHairSalon, hairSalon, type SalonDetail } from './hair-salon.ts';
import { idsOf, referTo, type SchemaNode } from './schema-node.ts';

/** The parts of a page's structured data that the page provides. */
export interface PageParts {
  type?: 'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage' | 'ImageGallery' | undefined;
  /** Breadcrumbs from the home page to this page. */
  breadcrumbs?: readonly Link[] | undefined;
  /** On the home page only, which describes the salon. */
  salonDetail?: SalonDetail | undefined;
  /** Main entity of the page, with an `@id`; by default the salon. */
  mainEntity?: SchemaNode | undefined;
  /** Additional nodes. */
  otherNodes?: readonly SchemaNode[] | undefined;
  /** Date of the last change, as shown on the page. */
  modified?: string | undefined;
}

interface PageInput extends PageParts {
  title: string;
  path: string;
  origin: string;
  salon: Salon;
}

/**
 * The structured data of a page: one graph of what the page shows. The home page describes the salon, others only name it.
 * Sources: Google Search Central, “General structured data guidelines”; Yoast’s schema pieces.
 */
export function pageGraph(page: PageInput) {
  const { origin, path, salon, mainEntity, otherNodes = [], breadcrumbs, salonDetail } = page;
  const ids = idsOf(origin);
  const crumbs = breadcrumbs && breadcrumbList(breadcrumbs, ids.page(path, 'breadcrumb'), origin);
  const webSite = {
    '@type': 'WebSite',
    '@id': ids.website,
    url: `${origin}/`,
    name: salon.name,
    alternateName: salon.shortName,
    publisher: referTo(ids.salon),
    inLanguage: 'en-US',
  };
  return {
    '@context': 'https://schema.org',
    '@graph': [
      ...(salonDetail ? [hairSalon(salon, origin, salonDetail), webSite] : [briefHairSalon(salon, origin)]),
      {
        '@type': page.type ?? 'WebPage',
        '@id': ids.page(path),
        url: ids.page(path),
        name: page.title,
        ...(salonDetail && { isPartOf: referTo(ids.website) }),
        ...(mainEntity?.['@id'] ? { mainEntity: referTo(mainEntity['@id']) } : { about: referTo(ids.salon) }),
        ...(crumbs?.['@id'] && { breadcrumb: referTo(crumbs['@id']) }),
        ...(page.modified && { dateModified: page.modified }),
      },
      ...[crumbs, mainEntity, ...otherNodes].filter((node) => node !== undefined),
    ] satisfies SchemaNode[],
  };
}

/** Breadcrumbs as structured data. Source: Google Search Central, "Breadcrumb". */
function breadcrumbList(breadcrumbs: readonly Link[], id: string, origin: string): SchemaNode {
  return {
    '@type': 'BreadcrumbList',
    '@id': id,
    itemListElement: breadcrumbs.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${origin}${href}`,
    })),
  };
}

/** JSON for a script element: `<` is escaped, so that no text can end the element. */
export function scriptJson(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
