import type { Salon } from './schema.ts';

type Place = Pick<Salon, 'name' | 'address'>;

/** The postal address in two lines: street; city, state and ZIP code. */
export function addressLines({ street, city, region, postalCode }: Salon['address']): [string, string] {
  return [street, `${city}, ${region} ${postalCode}`];
}

/** The address on one line. */
export function addressLine(address: Salon['address']): string {
  return addressLines(address).join(', ');
}

/** The salon on Google Maps. Source: developers.google.com/maps/documentation/urls. */
export function mapsUrl({ name, address }: Place): string {
  return googleMaps('search', { query: `${name}, ${addressLine(address)}` });
}

/** Directions to the salon on Google Maps, from `origin` (`Denison, TX`) or from the visitor's position. */
export function directionsUrl({ address }: Pick<Place, 'address'>, origin?: string): string {
  return googleMaps('dir', { ...(origin && { origin }), destination: addressLine(address) });
}

/** Directions in Apple Maps: an app on Apple devices, a web page elsewhere. Source: developer.apple.com, "Map Links". */
export function appleDirectionsUrl({ address }: Pick<Place, 'address'>): string {
  return `https://maps.apple.com/?${new URLSearchParams({ daddr: addressLine(address), dirflg: 'd' }).toString()}`;
}

function googleMaps(page: 'search' | 'dir', parameters: Record<string, string>): string {
  return `https://www.google.com/maps/${page}/?${new URLSearchParams({ api: '1', ...parameters }).toString()}`;
}

/** URL of an OpenStreetMap embed: a marker at the salon and about a quarter of a mile around it. */
export function mapEmbedUrl({ latitude, longitude }: Salon['geo']): string {
  const [east, north] = [0.006, 0.0035];
  const box = [longitude - east, latitude - north, longitude + east, latitude + north];
  const parameters = new URLSearchParams({
    bbox: box.map((degrees) => degrees.toFixed(5)).join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  });
  return `https://www.openstreetmap.org/export/embed.html?${parameters.toString()}`;
}
