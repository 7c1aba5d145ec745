import { type SearchAnswer } from './search.ts';
import { tokensOf } from './tokens.ts';

/** The number of results, and how the query was read. */
export function summarize(query: string, { articles, corrections, isComplete }: SearchAnswer): string {
  const { length } = articles;
  if (length === 0) return `Nothing on “${query}”`;
  const typed = new Map(tokensOf(query).map(({ term, from, to }) => [term, query.slice(from, to)]));
  const corrected = corrections.map((one) => `“${typed.get(one.typed) ?? one.typed}” as “${one.meant}”`);
  const count = length === 1 ? '1 article' : `${length} articles`;
  const found = isComplete
    ? count
    : `No article has all of these words. ${count} ${length === 1 ? 'has' : 'have'} some`;
  if (corrected.length > 0) return `${found}, reading ${corrected.join(', ')}`;
  return isComplete ? `${found} on “${query}”` : found;
}
