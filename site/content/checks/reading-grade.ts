import { type Problem } from '../source/problem.ts';
import { type Entry } from './entries.ts';

/** US school grade. Source: WCAG 2.2, 3.1.5 Reading Level (AAA), which allows nine. */
const MAX_GRADE = 8;
/** Too few sentences make the grade meaningless. */
const MIN_SENTENCES = 4;

/** A text that is hard to read. */
export function readingGradeProblems(entry: Entry): Problem[] {
  // Reviews are other people's words.
  if (entry.kind === 'reviews') return [];
  const all = entry.passages.flatMap(({ text }) => sentences(text));
  if (all.length < MIN_SENTENCES) return [];
  const grade = readingGrade(all);
  if (grade <= MAX_GRADE) return [];
  const [hardest = ''] = all.sort((a, b) => readingGrade([b]) - readingGrade([a]));
  const line = entry.passages.find(({ text }) => text.includes(hardest))?.line;
  const found = `text of reading grade ${grade.toFixed(1)}`;
  const expected = `at most ${MAX_GRADE}; the hardest sentence is “${hardest}”`;
  return [{ file: entry.file, path: [], line, found, expected }];
}

/** The sentences of a text that ends like one; headings and labels have none. */
function sentences(text: string): string[] {
  if (!/[.!?]["”’)]*$/u.test(text.trim())) return [];
  return text
    .split(/[.!?]+["”’)]*(?:\s|$)/u)
    .filter((sentence) => /\p{L}/u.test(sentence))
    .map((sentence) => sentence.trim());
}

/** Estimates the syllables of an English word by its groups of vowels. */
export function syllables(word: string): number {
  const letters = word.toLowerCase().replaceAll(/[^a-z]/gu, '');
  const spoken =
    letters.length > 3
      ? letters.replace(/(?<=[^laeiouy])e$|(?<=[^laeiouycghsxz])es$|(?<=[^dt])ed$/u, '')
      : letters;
  return Math.max(1, spoken.match(/[aeiouy]+/gu)?.length ?? 1);
}

/** US school grade needed to read the text. Source: Kincaid et al., 1975. */
export function readingGrade(all: readonly string[]): number {
  const words = all.flatMap((sentence) => sentence.match(/\p{L}[\p{L}’'-]*/gu) ?? []);
  const spoken = words.reduce((sum, word) => sum + syllables(word), 0);
  return (0.39 * words.length) / all.length + (11.8 * spoken) / words.length - 15.59;
}
