import { mapsUrl } from '../content/salon/address.ts';
import type { Salon } from '../content/salon/schema.ts';
import { openingHoursSpecification } from './opening-hours.ts';
import { idsOf, type SchemaNode } from './schema-node.ts';

/** Data about the salon that is not in salon.yaml. */
export interface SalonDetail {
  /** Absolute URLs of a picture of the salon. */
  images: readonly string[];
  /** Towns it serves, including its own. */
  towns: readonly string[];
}

/** The salon's name and address as structured data, for pages that are about something else. */
export function briefHairSalon({ name, phone, address }: Salon, origin: string): SchemaNode {
  return {
    '@type': 'HairSalon',
    '@id': idsOf(origin).salon,
    name,
    url: `${origin}/`,
    telephone: phone,
    address: postalAddress(address),
  };
}

/**
 * The salon as structured data.
 * Sources: schema.org/HairSalon; Google Search Central, "Local business". No rating: Google does not allow a business
 * to mark up reviews of itself.
 */
export function hairSalon(salon: Salon, origin: string, { images, towns }: SalonDetail): SchemaNode {
  const { email, hours, holidays, geo, priceRange, social } = salon;
  return {
    ...briefHairSalon(salon, origin),
    email,
    priceRange,
    openingHoursSpecification: openingHoursSpecification(hours, holidays),
    geo: {
      '@type': 'GeoCoordinates',
      latitude: geo.latitude.toFixed(5),
      longitude: geo.longitude.toFixed(5),
    },
    hasMap: mapsUrl(salon),
    areaServed: towns.map((town) => `${town}, ${salon.address.region}`),
    image: images,
    sameAs: social.map(({ url }) => url),
  };
}

/** The salon's address as structured data. */
export function postalAddress({ street, city, region, postalCode, country }: Salon['address']): SchemaNode {
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: city,
    addressRegion: region,
    postalCode,
    addressCountry: country,
  };
}
