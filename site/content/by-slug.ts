import { ContentError } from './content-error.ts';
import { type Service } from './services.ts';

/** Where a reference is written, for error messages. */
interface Origin {
  file: string;
  field: string;
}

/** The articles with these slugs. Leaves out those that are gone, of which the content checks warn. */
export function articlesBySlug<T extends { slug: string }>(
  slugs: readonly string[],
  list: readonly T[],
): T[] {
  return slugs.flatMap((slug) => list.find((article) => article.slug === slug) ?? []);
}

/** The services with these slugs. @throws ContentError for an unknown slug */
export function servicesBySlug(
  slugs: readonly string[],
  list: readonly Service[],
  origin: Origin,
): Service[] {
  return slugs.map(
    (slug) =>
      list.find((service) => service.slug === slug) ??
      missing(slug, origin, `one of ${list.map((service) => service.slug).join(', ')}`),
  );
}

function missing(slug: string, { file, field }: Origin, expected: string): never {
  throw new ContentError([{ file, field, message: `found "${slug}", expected ${expected}` }]);
}
