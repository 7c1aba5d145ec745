import { openingHours } from '../content/hours.ts';
import { type Salon } from '../content/schemas/salon.ts';

/**
 * The salon as structured data. Sources: schema.org/HairSalon and Google Search Central, "Local business".
 * No rating: Google does not allow a business to mark up reviews of itself.
 */
export function hairSalon(salon: Salon, site: URL | undefined): object {
  const { address, geo } = salon;
  const url = new URL('/', site ?? salon.url).href;
  return {
    '@context': 'https://schema.org',
    '@type': 'HairSalon',
    '@id': `${url}#salon`,
    name: salon.name,
    url,
    telephone: salon.phone,
    email: salon.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.region,
      postalCode: address.postalCode,
      addressCountry: address.country,
    },
    geo: { '@type': 'GeoCoordinates', ...geo },
    openingHours: openingHours(salon.hours),
    priceRange: salon.priceRange,
    sameAs: salon.social.map((profile) => profile.url),
  };
}
