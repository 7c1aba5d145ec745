import { type Section } from './search-index.ts';
import { type Token, tokensOf } from './tokens.ts';

/** A part of a text, and whether it is a search term. */
export interface TextPart {
  readonly text: string;
  readonly isMatch: boolean;
}

export interface Excerpt {
  readonly section: Section;
  readonly parts: readonly TextPart[];
}

/** Length of an excerpt, in words. */
const LENGTH = 32;

/** Splits a text into matches and the text between them. */
export function highlight(text: string, terms: ReadonlySet<string>): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { term, from, to } of tokensOf(text)) {
    if (!terms.has(term)) continue;
    if (from > end) parts.push({ text: text.slice(end, from), isMatch: false });
    parts.push({ text: text.slice(from, to), isMatch: true });
    end = to;
  }
  if (end < text.length) parts.push({ text: text.slice(end), isMatch: false });
  return parts;
}

/** The passage with the most of the terms, or the beginning where there are none. */
export function excerpt(sections: readonly Section[], terms: ReadonlySet<string>): Excerpt | undefined {
  const isMatch = ({ term }: Token) => terms.has(term);
  let best: { section: Section; tokens: Token[]; first: number; score: number } | undefined;
  for (const section of sections) {
    const tokens = tokensOf(section.text);
    const inHeading = tokensOf(section.heading).filter(isMatch).length;
    for (let first = 0; first === 0 || first < tokens.length - LENGTH / 2; first += LENGTH / 4) {
      const matches = tokens.slice(first, first + LENGTH).filter(isMatch);
      const distinct = new Set(matches.map(({ term }) => term)).size;
      // A second term counts more than the same one again.
      const score = 4 * distinct + Math.min(matches.length, 4) + inHeading;
      if (!best || score > best.score) best = { section, tokens, first, score };
    }
  }
  if (!best) return undefined;
  const { section, tokens, first } = best;
  // Center the excerpt on its matches.
  const firstMatch = tokens.slice(first).findIndex(isMatch) + first;
  const lastMatch = tokens.slice(0, first + LENGTH).findLastIndex(isMatch);
  const from = lastMatch < 0 ? first : Math.max(0, Math.floor((firstMatch + lastMatch - LENGTH) / 2));
  const start = from === 0 ? 0 : (tokens[from]?.from ?? 0);
  const end = tokens[from + LENGTH - 1]?.to ?? section.text.length;
  const text = `${start > 0 ? '…' : ''}${section.text.slice(start, end)}${end < section.text.length ? '…' : ''}`;
  return { section, parts: highlight(text, terms) };
}
