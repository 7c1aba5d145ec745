import { type Section } from './parts.ts';
import { type Word, wordsOf } from './words.ts';

/** A piece of text, and whether it is one of the words looked for. */
export interface Piece {
  readonly text: string;
  readonly hit: boolean;
}

export interface Excerpt {
  readonly section: Section;
  readonly pieces: readonly Piece[];
}

/** Words of an excerpt. */
const LENGTH = 32;

/** A text cut into what is marked and what is not. */
export function marked(text: string, stems: ReadonlySet<string>, words = wordsOf(text)): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { stem, from, to } of words) {
    if (!stems.has(stem)) continue;
    if (from > at) pieces.push({ text: text.slice(at, from), hit: false });
    pieces.push({ text: text.slice(from, to), hit: true });
    at = to;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), hit: false });
  return pieces;
}

/** The place of an article where most of the words looked for stand together: its beginning where none does. */
export function excerpt(sections: readonly Section[], stems: ReadonlySet<string>): Excerpt | undefined {
  let best: { section: Section; words: Word[]; from: number; worth: number } | undefined;
  for (const section of sections) {
    const words = wordsOf(section.text);
    const inHeading = wordsOf(section.heading).filter(({ stem }) => stems.has(stem)).length;
    for (let from = 0; from === 0 || from < words.length - LENGTH / 2; from += LENGTH / 4) {
      const hits = words.slice(from, from + LENGTH).filter(({ stem }) => stems.has(stem));
      // Another of the words is worth more than the same one again.
      const worth = 4 * new Set(hits.map(({ stem }) => stem)).size + Math.min(hits.length, 4) + inHeading;
      if (!best || worth > best.worth) best = { section, words, from, worth };
    }
  }
  if (!best) return undefined;
  const { section, words } = best;
  const isHit = ({ stem }: Word) => stems.has(stem);
  // What was found stands in the middle, with its sentence around it.
  const first = words.slice(best.from).findIndex(isHit) + best.from;
  const last = words.slice(0, best.from + LENGTH).findLastIndex(isHit);
  const from = Math.max(0, last < 0 ? best.from : Math.floor((first + last - LENGTH) / 2));
  const start = from === 0 ? 0 : (words[from]?.from ?? 0);
  const end = words[from + LENGTH - 1]?.to ?? section.text.length;
  const text = `${start > 0 ? '…' : ''}${section.text.slice(start, end)}${end < section.text.length ? '…' : ''}`;
  return { section, pieces: marked(text, stems) };
}
