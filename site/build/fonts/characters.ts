/** The characters that most pages need besides ASCII: English punctuation, and what prices and addresses use. */
const PUNCTUATION = '\u00A0©®°·×é–—‘’“”•…™';

const ASCII = Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) => 0x20 + index);

const codePoints = (text: string) => Array.from(text, (character) => character.codePointAt(0) ?? 0);

const COMMON = new Set([...ASCII, ...codePoints(PUNCTUATION)]);

/** Arrows that neither font has; the browser takes them from a system font. */
const IN_NO_FONT = codePoints('←→↗');

/** The code points of a font in two sets: those that nearly every page uses, and the rest. */
export function splitCharacters(characterSet: readonly number[]): { common: number[]; rest: number[] } {
  // Fonts also list line ends, and U+FFFF as the end of their table.
  const printable = [...new Set(characterSet)]
    .filter((point) => point >= 0x20 && point < 0xffff)
    .sort((a, b) => a - b);
  return {
    common: printable.filter((point) => COMMON.has(point)),
    rest: printable.filter((point) => !COMMON.has(point)),
  };
}

/**
 * Code points in ascending order as a CSS `unicode-range`. It is inlined in every page, so a range also spans code points
 * that the font lacks, but none that would fetch the font on a page that needs only the common characters.
 */
export function unicodeRange(rest: readonly number[]): [string, ...string[]] {
  const excluded = [...COMMON, ...IN_NO_FONT];
  const ranges: { from: number; to: number }[] = [];
  for (const point of rest) {
    const last = ranges.at(-1);
    if (last && !excluded.some((other) => other > last.to && other < point)) last.to = point;
    else ranges.push({ from: point, to: point });
  }
  const [first, ...more] = ranges.map(({ from, to }) =>
    from === to ? `U+${from.toString(16)}` : `U+${from.toString(16)}-${to.toString(16)}`,
  );
  if (first === undefined) throw new Error('unicode-range: found no code points, expected at least one');
  return [first, ...more];
}
