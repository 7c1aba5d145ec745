import { type Problem } from '../content-error.ts';
import { type Entry } from './entries.ts';

/** Reports holidays of a year that is over: often a list that was copied and not brought up to date. */
export function pastHolidayProblems({ file, passages }: Entry, today: string): Problem[] {
  const year = today.slice(0, 4);
  return passages
    .filter(({ field, text }) => /^holidays\[\d+\]\.(?:date|until)$/u.test(field) && text.slice(0, 4) < year)
    .map(({ field, line, text }) => ({
      file,
      field,
      line,
      message: `found ${text}, expected a day of ${year} or later; change the year, or remove the holiday`,
    }));
}
