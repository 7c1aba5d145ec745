import type { Service } from '../content/services/queries.ts';
import { servicePath } from '../lib/routes.ts';
import { idsOf, referTo, type SchemaNode } from './schema-node.ts';

/**
 * A service with its price list. Prices are starting prices, so each is also `minPrice`; services quoted in a
 * consultation have none. Sources: schema.org/Service, schema.org/OfferCatalog.
 */
export function serviceNode(
  origin: string,
  { slug, name, description, startingPrice, prices }: Service,
): SchemaNode {
  const ids = idsOf(origin);
  const path = servicePath(slug);
  return {
    '@type': 'Service',
    '@id': ids.page(path, 'service'),
    name,
    description,
    url: ids.page(path),
    provider: referTo(ids.salon),
    ...(!prices &&
      startingPrice !== undefined && { offers: { '@type': 'Offer', ...priceFrom(startingPrice) } }),
    ...(prices && {
      hasOfferCatalog: {
        '@type': 'OfferCatalog',
        name,
        itemListElement: prices.lines.map(({ name: work, covers, price }) => ({
          '@type': 'Offer',
          itemOffered: { '@type': 'Service', name: work, description: covers },
          ...(price !== null && priceFrom(price)),
        })),
      },
    }),
  };
}

function priceFrom(price: number) {
  return {
    priceSpecification: { '@type': 'PriceSpecification', price, minPrice: price, priceCurrency: 'USD' },
  };
}
