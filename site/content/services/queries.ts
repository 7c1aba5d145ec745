import { type Content, type ContentOf } from '../content.ts';
import { type PriceLine } from './sections-schema.ts';

export type Service = ContentOf<'services'>[number];

/** The price lists of all open services. */
export function openPrices(content: Content): PriceLine[] {
  return content
    .get('services')
    .flatMap(({ comingSoon, prices }) => (comingSoon ? [] : (prices?.lines ?? [])));
}
