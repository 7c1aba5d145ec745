import { type Problem } from '../content-error.ts';

/** Minutes. Shorter texts are no articles, and longer ones should be two. */
const RANGE = { min: 8, max: 18 };

/** Reports articles that are too short or too long. */
export function readingTimeProblems(
  articles: readonly { file: string; readingTime: number; bodyLine: number }[],
): Problem[] {
  return articles
    .filter(({ readingTime }) => readingTime < RANGE.min || readingTime > RANGE.max)
    .map(({ file, readingTime, bodyLine }) => ({
      file,
      field: '',
      line: bodyLine,
      message: `found a reading time of ${readingTime} minutes, expected ${RANGE.min} to ${RANGE.max}`,
    }));
}
