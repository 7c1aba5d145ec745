import { type SearchableArticle, type SearchIndex } from './search-index.ts';
import { queryTerms } from './tokens.ts';

export interface SearchAnswer {
  /** Best first. */
  readonly articles: readonly SearchableArticle[];
  /** Every indexed term that matched, for highlighting. */
  readonly terms: ReadonlySet<string>;
  /** Query terms that no article has, and what was searched instead. */
  readonly corrections: readonly Correction[];
  /** False when no article has all terms of the query: the results are then those with the most of them. */
  readonly isComplete: boolean;
}

interface Correction {
  readonly typed: string;
  readonly meant: string;
}

/** Shorter terms match whole words only. */
const MIN_PREFIX_LENGTH = 3;
/** A term that is a word itself matches its forms (wash, washing), not every longer word (water, waterfall). */
const MAX_SUFFIX_LENGTH = 3;

export function search({ index, articles }: SearchIndex, query: string): SearchAnswer {
  const corrections: Correction[] = [];
  const terms = queryTerms(query).map((typed) => {
    if (index.search(typed, { prefix: isPrefix }).length > 0) return typed;
    const meant = closestTerm(index, typed);
    if (meant !== undefined) corrections.push({ typed, meant });
    return meant ?? typed;
  });
  const words = new Set(terms.filter((term) => index.search(term).length > 0));
  const matches = (indexed: string, term: string) =>
    indexed === term ||
    (isPrefix(term) &&
      indexed.startsWith(term) &&
      (!words.has(term) || indexed.length <= term.length + MAX_SUFFIX_LENGTH));
  const results = index.search(terms.join(' '), {
    prefix: isPrefix,
    // A boost of 0 drops the match.
    boostDocument: (_id, indexed) => Number(terms.some((term) => matches(indexed, term))),
  });
  const most = Math.max(0, ...results.map((result) => result.queryTerms.length));
  const best = results.filter((result) => result.queryTerms.length === most);
  return {
    articles: best.flatMap(({ id }) => articles[id as number] ?? []),
    terms: new Set(best.flatMap((result) => result.terms)),
    corrections,
    isComplete: most === terms.length,
  };
}

function isPrefix(term: string): boolean {
  return term.length >= MIN_PREFIX_LENGTH;
}

/** The indexed term with the fewest edits; among equals one with the same first letter, then the most frequent one. */
function closestTerm(index: SearchIndex['index'], typed: string): string | undefined {
  const maxEdits = typed.length < 4 ? 0 : typed.length < 5 ? 1 : 2;
  for (let fuzzy = 1; fuzzy <= maxEdits; fuzzy++) {
    const terms = index.search(typed, { fuzzy }).flatMap((result) => result.terms);
    const sameStart = terms.filter((term) => term.startsWith(typed.charAt(0)));
    const closest = mostFrequent(sameStart.length > 0 ? sameStart : terms);
    if (closest !== undefined) return closest;
  }
  return undefined;
}

function mostFrequent(terms: readonly string[]): string | undefined {
  const count = (term: string) => terms.filter((other) => other === term).length;
  return terms.toSorted((a, b) => count(b) - count(a))[0];
}
