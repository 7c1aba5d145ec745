/** Which letters of a font most pages need, and which hardly any does. */

/** Beside the letters and signs of ASCII: what English is set with, and what stands on a price list or in an address. */
const MARKS = '\u00A0©®°·×é–—‘’“”•…™';

const ASCII = Array.from({ length: 0x7e - 0x20 + 1 }, (_, at) => 0x20 + at);

const COMMON = new Set([...ASCII, ...Array.from(MARKS, (letter) => letter.codePointAt(0) ?? 0)]);

/** The letters of a font in two parts, by their code points: those of nearly every page, and the rest. */
export function inTwo(letters: readonly number[]): { common: number[]; rest: number[] } {
  // Fonts also name what is no letter: line ends, and U+FFFF as the end of their table.
  const real = [...new Set(letters)]
    .filter((letter) => letter >= 0x20 && letter < 0xffff)
    .sort((a, b) => a - b);
  return {
    common: real.filter((letter) => COMMON.has(letter)),
    rest: real.filter((letter) => !COMMON.has(letter)),
  };
}

/**
 * Code points, in rising order, as a CSS `unicode-range` has them. It stands in every page's first flight: runs go on over
 * whatever is not among `others`, also over letters that no part of the font has.
 *
 * @param others in rising order, what the range must not hold
 */
export function unicodeRange(letters: readonly number[], others: readonly number[]): [string, ...string[]] {
  const runs: { from: number; to: number }[] = [];
  for (const letter of letters) {
    const last = runs.at(-1);
    if (last && !others.some((other) => other > last.to && other < letter)) last.to = letter;
    else runs.push({ from: letter, to: letter });
  }
  const [first, ...more] = runs.map(({ from, to }) =>
    from === to ? `U+${from.toString(16)}` : `U+${from.toString(16)}-${to.toString(16)}`,
  );
  if (first === undefined) throw new Error('A unicode-range needs a letter at least.');
  return [first, ...more];
}
