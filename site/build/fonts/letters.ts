/** Which letters of a font most pages need, and which hardly any does. */

/** Beside the letters and signs of ASCII: what English is set with, and what stands on a price list or in an address. */
const MARKS = '\u00A0©®°·×é–—‘’“”•…™';

const ASCII = Array.from({ length: 0x7e - 0x20 + 1 }, (_, at) => 0x20 + at);

const points = (text: string) => Array.from(text, (letter) => letter.codePointAt(0) ?? 0);

const COMMON = new Set([...ASCII, ...points(MARKS)]);

/** Signs that the site takes from whatever font of the system has them: neither of its own does. */
const OF_THE_SYSTEM = points('←→↗');

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
 * Rare letters, in rising order, as a CSS `unicode-range` has them. It stands in every page's first flight: runs go on
 * until they meet a letter that is no reason to fetch anything, also over letters that no part of the font has.
 */
export function unicodeRange(rest: readonly number[]): [string, ...string[]] {
  const others = [...COMMON, ...OF_THE_SYSTEM];
  const runs: { from: number; to: number }[] = [];
  for (const letter of rest) {
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
