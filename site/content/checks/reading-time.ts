import { READING_MINUTES } from '../article-rules.ts';
import { type Problem } from '../content-error.ts';

/** Reports articles that are too short or too long. */
export function readingTimeProblems(
  articles: readonly { file: string; readingTime: number; bodyLine: number }[],
): Problem[] {
  return articles
    .filter(({ readingTime }) => readingTime < READING_MINUTES.min || readingTime > READING_MINUTES.max)
    .map(({ file, readingTime, bodyLine }) => ({
      file,
      field: '',
      line: bodyLine,
      message: `found a reading time of ${readingTime} minutes, expected ${READING_MINUTES.min} to ${READING_MINUTES.max}`,
    }));
}
