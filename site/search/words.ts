/** Words as the index and the questions asked of it both know them. Runs in the build and in the browser. */

const WORD = /[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu;

export interface Word {
  /** As searched: lower case, without accents, apostrophes and the s of a plural. */
  readonly stem: string;
  /** Where it stands in the text. */
  readonly from: number;
  readonly to: number;
}

/** The words of a text, in order. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    stem: stemOf(word),
    from: index,
    to: index + word.length,
  }));
}

/** The same words alone, for whoever has many texts to read and no use for their places. */
export function stemsOf(text: string, stem = stemOf): string[] {
  return (text.match(WORD) ?? []).map(stem);
}

/** `Brushes` → `brush`, `men’s` → `men`, `crème` → `creme`: plurals and possessives alone, so that stems stay words. */
export function stemOf(word: string): string {
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

/** Words that every article has: asked for among others they say nothing. */
const COMMON = new Set(
  'a an and are at be by can do does for from get have how i if in is it me my of on or so that the their this to was we what when which who why will with you your'.split(
    ' ',
  ),
);

/** The stems that a question asks for, each once; of a question of common words alone, all of them. */
export function termsOf(question: string): string[] {
  const stems = [...new Set(wordsOf(question).map(({ stem }) => stem))];
  const telling = stems.filter((stem) => !COMMON.has(stem));
  return telling.length > 0 ? telling : stems;
}
