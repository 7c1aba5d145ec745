import { basename } from 'node:path';
import { collectProblems, ContentError, type Problem } from './content-error.ts';
import { facts, loadYaml } from './load.ts';
import { memoize } from './memoize.ts';
import { type Review } from './read.ts';
import { type PriceLine } from './schemas/service-sections.ts';
import { serviceSchema, type ServiceFields } from './schemas/services.ts';
import { serviceFiles } from './service-files.ts';

/** A service. */
export interface Service extends ServiceFields {
  /** Name of its file without `.yaml`, and the last part of the address of its page. */
  readonly slug: string;
}

/** The menu, the home page and the footer are designed for these counts. */
const SERVICES = 9;
const CARDS = 5;

/**
 * The nine services, in the order of the menu.
 * @throws ContentError with the mistakes of all files together
 */
export const services = memoize((root): readonly Service[] => {
  // A mistake in a fact is reported once, not for every file.
  facts(root);
  const problems: Problem[] = [];
  const review = distinct('order', 'name', 'intro', 'description', 'lock');
  const found = serviceFiles(root).flatMap((file) =>
    collectProblems(problems, () => [
      { slug: basename(file, '.yaml'), ...loadYaml(file, serviceSchema, root, review) },
    ]),
  );
  if (problems.length === 0) problems.push(...countProblems(found));
  if (problems.length > 0) throw new ContentError(problems);
  return found.sort((one, other) => one.order - other.order);
});

/** The price lists of all open services. */
export function openPrices(): PriceLine[] {
  return services().flatMap(({ comingSoon, prices }) => (comingSoon ? [] : (prices?.lines ?? [])));
}

/** Reports a field that another file of the folder has with the same value. */
function distinct(...fields: (keyof ServiceFields)[]): Review<ServiceFields> {
  const seen = new Set<string>();
  return (service, _, report) => {
    for (const field of fields) {
      if (service[field] === undefined) continue;
      const value = JSON.stringify(service[field]);
      if (seen.has(field + value)) report([field], `found ${value}, expected one that no other service has`);
      seen.add(field + value);
    }
  };
}

function countProblems(found: readonly Service[]): Problem[] {
  const problem = (message: string) => ({ file: 'content/services', field: '', message });
  const cards = found.filter(({ lock }) => lock).length;
  return [
    ...(found.length === SERVICES
      ? []
      : [
          problem(
            `found ${String(found.length)} files, expected ${String(SERVICES)}: the site has nine service pages`,
          ),
        ]),
    ...(cards === CARDS
      ? []
      : [
          problem(
            `found ${String(cards)} services with a lock, expected ${String(CARDS)}: the home page has five cards`,
          ),
        ]),
  ];
}
