import { type z } from 'zod';

import { minutesOf } from '../ui/clock-time.ts';
import { salon, team } from './index.ts';
import { loadYaml } from './load.ts';
import { memoize } from './memoize.ts';
import { type Report, type Review } from './read.ts';
import { aboutSchema } from './schemas/pages/about.ts';
import { type Salon } from './schemas/salon.ts';

type AboutPage = z.infer<typeof aboutSchema>;
type Opening = Salon['hours'][number];
type Column = AboutPage['book']['columns'][number];

const ROW_MINUTES = 30;

/**
 * The copy of the about page, with an appointment book that fits the opening hours and the team.
 * @throws ContentError
 */
export const aboutPage = memoize((root) =>
  loadYaml('content/pages/about.yaml', aboutSchema, root, reviewBook(root)),
);

/** The opening hours of the day that the book shows. */
export function openingOf({ day }: AboutPage['book'], hours: readonly Opening[]): Opening | undefined {
  return hours.find(({ days }) => days.includes(day));
}

function reviewBook(root: string | undefined): Review<AboutPage> {
  const { hours } = salon(root);
  const names = team(root).map(({ name }) => name);
  return ({ book }, _, report) => {
    const opening = openingOf(book, hours);
    if (!opening) {
      report(['book', 'day'], `found ${book.day}, expected a day that is open`);
      return;
    }
    for (const [at, column] of book.columns.entries()) {
      const path = ['book', 'columns', at];
      if (!names.includes(column.name))
        report([...path, 'name'], `found ${column.name}, expected a name from content/team.yaml`);
      reviewEntries(column, opening, (field, message) => {
        report([...path, ...field], message);
      });
    }
  };
}

function reviewEntries({ entries }: Column, { opens, closes }: Opening, report: Report): void {
  const isOnRow = (minutes: number) => (minutes - minutesOf(opens)) % ROW_MINUTES === 0;
  let free = minutesOf(opens);
  for (const [at, { from, to }] of entries.entries()) {
    const start = minutesOf(from);
    const end = minutesOf(to);
    if (!isOnRow(start) || !isOnRow(end) || start < free || end <= start || end > minutesOf(closes))
      report(
        ['entries', at],
        `found ${from} to ${to}, expected whole half hours between ${opens} and ${closes}, in order and without overlap`,
      );
    free = end;
  }
}
