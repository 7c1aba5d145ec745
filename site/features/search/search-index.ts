/** The search index: made in the browser from /search.json. */
import MiniSearch from 'minisearch';

/** What is searched of an article, and what a result shows. */
export interface SearchableArticle {
  readonly href: string;
  readonly title: string;
  readonly description: string;
  readonly headings: readonly string[];
  readonly date: { readonly iso: string; readonly text: string };
  /** Minutes. */
  readonly readingTime: number;
}

/** The content of /search.json. */
export interface SearchData {
  readonly articles: readonly SearchableArticle[];
  /** Queries to offer before anything is typed. */
  readonly suggestions: readonly string[];
}

/** Returns a function that finds the articles for a query, best first. */
export function createSearch(articles: readonly SearchableArticle[]): (query: string) => SearchableArticle[] {
  const index = new MiniSearch<SearchableArticle>({
    idField: 'href',
    fields: ['title', 'description', 'headings'],
    searchOptions: { prefix: true, fuzzy: 0.2, boost: { title: 2 } },
  });
  index.addAll(articles);
  const byHref = new Map(articles.map((article) => [article.href, article]));
  return (query) => index.search(query).flatMap(({ id }) => byHref.get(id as string) ?? []);
}
