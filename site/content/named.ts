import { type Article, articleBySlug, listArticles } from './articles.ts';
import { services } from './index.ts';
import { ContentError } from './read.ts';
import { type Service } from './schemas/services.ts';

/** Where a name was written, for the message when nothing has it. */
interface Place {
  file: string;
  field: string;
}

/** Articles by the names of their files. @throws ContentError for a name that no article has */
export function namedArticles(slugs: readonly string[], place: Place, list = listArticles()): Article[] {
  return slugs.map(
    (slug) => articleBySlug(slug, list) ?? missing(slug, place, 'the name of a file in content/articles'),
  );
}

/** Services by the end of their addresses. @throws ContentError for a name that no service has */
export function namedServices(slugs: readonly string[], place: Place, list = services()): Service[] {
  return slugs.map(
    (slug) =>
      list.find((service) => service.slug === slug) ??
      missing(slug, place, `one of ${list.map((service) => service.slug).join(', ')}`),
  );
}

function missing(slug: string, { file, field }: Place, wanted: string): never {
  throw new ContentError([{ file, field, message: `got "${slug}", wanted ${wanted}` }]);
}
