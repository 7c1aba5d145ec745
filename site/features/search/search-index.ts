/** The search index: made at build time, fetched as one JSON file when the search dialog opens. */
import MiniSearch, { type AsPlainObject, type Options } from 'minisearch';

import { stem, tokenize } from './tokens.ts';

/** Text below a heading of the article; what comes before the first heading has an empty id and heading. */
export interface Section {
  readonly id: string;
  readonly heading: string;
  readonly text: string;
}

/** What a result shows of an article. */
export interface SearchableArticle {
  readonly href: string;
  readonly title: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly date: { readonly day: string; readonly long: string };
  /** Minutes. */
  readonly readingTime: number;
  readonly sections: readonly Section[];
}

interface Document extends SearchableArticle {
  readonly id: number;
}

export interface SearchIndex {
  readonly articles: readonly SearchableArticle[];
  /** Queries to offer before anything is typed. */
  readonly suggestions: readonly string[];
  /** Its document ids are positions in `articles`. */
  readonly index: MiniSearch<Document>;
}

/** How much a match counts, by where it is. */
const FIELD_WEIGHTS = { title: 10, tags: 6, description: 4, headings: 4, text: 1 };

const OPTIONS: Options<Document> = {
  fields: Object.keys(FIELD_WEIGHTS),
  extractField: (document, field) => {
    if (field === 'headings') return document.sections.map(({ heading }) => heading).join(' ');
    if (field === 'text') return document.sections.map(({ text }) => text).join(' ');
    return String(document[field as 'id' | 'title' | 'description' | 'tags']);
  },
  tokenize,
  processTerm: stem,
  // Queries are stemmed before they are corrected.
  searchOptions: { boost: FIELD_WEIGHTS, processTerm: (term) => term },
};

export function createSearchIndex(
  articles: readonly SearchableArticle[],
  suggestions: readonly string[],
): SearchIndex {
  const index = new MiniSearch(OPTIONS);
  index.addAll(articles.map((article, id) => ({ id, ...article })));
  return { articles, suggestions, index };
}

/** @throws Error when the network or the server fails */
export async function fetchSearchIndex(signal: AbortSignal): Promise<SearchIndex> {
  const response = await fetch('/search.json', { signal });
  if (!response.ok) throw new Error(`/search.json: found status ${response.status}, expected 200`);
  const json = (await response.json()) as SearchIndex & { index: AsPlainObject };
  return { ...json, index: MiniSearch.loadJS(json.index, OPTIONS) };
}
