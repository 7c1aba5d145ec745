/** Breaks a text into the fewest lines, as even as possible; undefined if it does not fit into `maxLines`. */
export function wrap(
  text: string,
  measure: (line: string) => number,
  width: number,
  maxLines: number,
): string[] | undefined {
  const words = text.split(/\s+/u).filter(Boolean);
  const fewest = fill(words, measure, width);
  if (fewest.length > maxLines || fewest.some((line) => measure(line) > width)) return undefined;

  // The narrowest column with as few lines avoids a last line of a single short word.
  let lines = fewest;
  for (let narrower = width * 0.98; narrower > width * 0.4; narrower *= 0.98) {
    const tighter = fill(words, measure, narrower);
    if (tighter.length > fewest.length || tighter.some((line) => measure(line) > narrower)) break;
    lines = tighter;
  }
  return lines;
}

function fill(words: readonly string[], measure: (line: string) => number, width: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = `${last ?? ''} ${word}`;
    if (last !== undefined && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
