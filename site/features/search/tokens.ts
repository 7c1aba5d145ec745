/** Words as both the index and the queries see them. Runs at build time and in the browser. */

const WORD = /[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu;

export interface Token {
  /** As indexed: see `stem`. */
  readonly term: string;
  /** Position in the text. */
  readonly from: number;
  readonly to: number;
}

/** The words of a text with their positions, in order. */
export function tokensOf(text: string): Token[] {
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    term: stem(word),
    from: index,
    to: index + word.length,
  }));
}

/** The words of a text as written. */
export function tokenize(text: string): string[] {
  return text.match(WORD) ?? [];
}

/**
 * Lower case, without accents, apostrophes and the s of a plural or possessive: `Brushes` → `brush`, `men’s` → `men`.
 * The result stays a word that can be shown to visitors.
 */
export function stem(word: string): string {
  const plain = word
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]s$/u, '')
    .replaceAll(/['’]/gu, '');
  if (plain.length < 4 || !/[^siu]s$/u.test(plain)) return plain;
  if (/.{2}ies$/u.test(plain)) return `${plain.slice(0, -3)}y`;
  return plain.replace(/(?<=ch|sh|ss|x)es$|s$/u, '');
}

const STOP_WORDS = new Set(
  'a an and are at be by can do does for from get have how i if in is it me my of on or so that the their this to was we what when which who why will with you your'.split(
    ' ',
  ),
);

/** The distinct terms of a query without stop words, unless it has no other words. */
export function queryTerms(query: string): string[] {
  const terms = [...new Set(tokenize(query).map(stem))];
  const meaningful = terms.filter((term) => !STOP_WORDS.has(term));
  return meaningful.length > 0 ? meaningful : terms;
}
