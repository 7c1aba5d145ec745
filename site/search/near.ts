/** How many wrong, missing, added or swapped letters are forgiven in a word of so many. */
function forgiven(length: number): number {
  return length < 4 ? 0 : length < 6 ? 1 : 2;
}

/**
 * The words of a vocabulary that are nearest to one that is in no article: at most three, and none where none is near.
 * Of words equally near, those that begin with the same letter are meant.
 */
export function nearest(word: string, vocabulary: readonly string[]): string[] {
  let most = forgiven(word.length);
  let found: string[] = [];
  for (const known of vocabulary) {
    if (Math.abs(known.length - word.length) > most) continue;
    const distance = distanceBetween(word, known, most);
    if (distance > most) continue;
    if (distance < most) found = [];
    most = distance;
    found.push(known);
  }
  const alike = found.filter((known) => known.startsWith(word.charAt(0)));
  return (alike.length > 0 ? alike : found).slice(0, 3);
}

/** Damerau–Levenshtein distance (optimal string alignment); anything above `most` is told as `most + 1`. */
export function distanceBetween(a: string, b: string, most: number): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = (last[j - 1] ?? 0) + Number(a[i - 1] !== b[j - 1]);
      let best = Math.min(changed, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, (beforeLast[j - 2] ?? 0) + 1);
      row.push(best);
    }
    if (Math.min(...row) > most) return most + 1;
    [beforeLast, last] = [last, row];
  }
  return last[b.length] ?? most + 1;
}
