import { type Content, type ContentOf } from '../content.ts';
import { lowestPrice } from './schema.ts';
import { type PriceLine } from './sections-schema.ts';

export type Service = ContentOf<'services'>[number];

/** The price that the home page names, in dollars; undefined if it depends on a consultation. */
export function startingPriceOf({ startingPrice, prices }: Service): number | undefined {
  return startingPrice ?? lowestPrice(prices?.lines ?? []);
}

/** The price lists of all open services. */
export function openPrices(content: Content): PriceLine[] {
  return content
    .get('services')
    .flatMap(({ comingSoon, prices }) => (comingSoon ? [] : (prices?.lines ?? [])));
}
