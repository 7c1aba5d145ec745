import type { Content, ContentOf } from '../content.ts';
import type { PriceLine } from './sections-schema.ts';

export type Service = ContentOf<'services'>[number];

/** In dollars, the lowest of the price list if there is one; undefined if it depends on a consultation. */
export function startingPriceOf({ startingPrice, prices }: Service): number | undefined {
  const listed = prices?.lines.flatMap(({ price }) => price ?? []) ?? [];
  return listed.length > 0 ? Math.min(...listed) : startingPrice;
}

/** The price lists of all open services. */
export function openPrices(content: Content): PriceLine[] {
  return content
    .get('services')
    .flatMap(({ comingSoon, prices }) => (comingSoon ? [] : (prices?.lines ?? [])));
}
