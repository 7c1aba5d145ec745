import { z } from 'zod';
import { collectProblems, ContentError, type Problem } from './content-error.ts';
import { readYaml } from './read.ts';
import { priceLinesSchema, type PriceLine } from './schemas/service-sections.ts';
import { serviceFiles } from './service-files.ts';

/** The other fields are checked once the facts, which they may quote, are known. */
const pricesOnly = z.looseObject({ prices: z.looseObject({ lines: priceLinesSchema }).exactOptional() });

/**
 * The price lists of all services, for the facts.
 * @throws ContentError, also if two lists have different prices for the same work
 */
export function readPrices(root?: string): readonly PriceLine[] {
  const problems: Problem[] = [];
  const known = new Map<string, PriceLine['price']>();
  const lines = serviceFiles(root).flatMap((file) =>
    collectProblems(problems, () => {
      const { prices } = readYaml(file, pricesOnly, {
        root,
        review: ({ prices: list }, _, report) => {
          list?.lines.forEach(({ name, price }, at) => {
            const other = known.get(name);
            if (other !== undefined && other !== price)
              report(
                ['prices', 'lines', at, 'price'],
                `found ${String(price)}, expected ${String(other)}: another line has that price for ${name}`,
              );
            known.set(name, price);
          });
        },
      });
      return prices?.lines ?? [];
    }),
  );
  if (problems.length > 0) throw new ContentError(problems);
  return lines;
}
