import { ContentError } from './content-error.ts';
import { type Service } from './schemas/services.ts';

/** Where a name was written, for the message when nothing has it. */
interface Place {
  file: string;
  field: string;
}

/** Articles by the names of their files. @throws ContentError for a name that no article has */
export function namedArticles<T extends { slug: string }>(
  slugs: readonly string[],
  list: readonly T[],
  place: Place,
): T[] {
  return slugs.map(
    (slug) =>
      list.find((article) => article.slug === slug) ??
      missing(slug, place, 'the name of a file in content/articles'),
  );
}

/** Services by the end of their addresses. @throws ContentError for a name that no service has */
export function namedServices(slugs: readonly string[], list: readonly Service[], place: Place): Service[] {
  return slugs.map(
    (slug) =>
      list.find((service) => service.slug === slug) ??
      missing(slug, place, `one of ${list.map((service) => service.slug).join(', ')}`),
  );
}

function missing(slug: string, { file, field }: Place, expected: string): never {
  throw new ContentError([{ file, field, message: `found "${slug}", expected ${expected}` }]);
}
