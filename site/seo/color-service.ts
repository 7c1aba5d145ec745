import { type Color } from '../content/schemas/color.ts';
import { idsOf, referTo, type Thing } from './thing.ts';

interface Service {
  path: string;
  name: string;
  description: string;
  prices: Color['specialties'];
}

/**
 * The coloring service with its price list. Prices are starting prices, so each is also `minPrice`; services quoted in a
 * consultation have none. Sources: schema.org/Service, schema.org/OfferCatalog.
 */
export function colorService(origin: string, { path, name, description, prices }: Service): Thing {
  const ids = idsOf(origin);
  return {
    '@type': 'Service',
    '@id': ids.page(path, 'service'),
    name,
    description,
    url: ids.page(path),
    provider: referTo(ids.salon),
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name,
      itemListElement: prices.map(({ name: work, covers, price }) => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name: work, description: covers },
        ...(price !== null && {
          priceSpecification: { '@type': 'PriceSpecification', price, minPrice: price, priceCurrency: 'USD' },
        }),
      })),
    },
  };
}
