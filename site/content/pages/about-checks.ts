import { minutesOf } from '../../ui/clock-time.ts';
import { type Content, type ContentOf } from '../content.ts';
import { registry } from '../registry.ts';
import { type Salon } from '../salon/schema.ts';
import { type FieldPath, type Problem } from '../source/problem.ts';

type Opening = Salon['hours'][number];
type Book = ContentOf<'about'>['book'];

const ROW_MINUTES = 30;

/** The opening hours of the day that the appointment book shows. */
export function openingOf({ day }: Book, hours: readonly Opening[]): Opening | undefined {
  return hours.find(({ days }) => days.includes(day));
}

/** Where the appointment book does not fit the opening hours and the team. */
export function bookProblems(content: Content): Problem[] {
  const { book } = content.get('about');
  const names = content.get('team').map(({ name }) => name);
  const problem = (path: FieldPath, found: string, expected: string) =>
    content.problem(registry.about.file, ['book', ...path], found, expected);
  const opening = openingOf(book, content.get('salon').hours);
  if (!opening) return [problem(['day'], book.day, 'a day that is open')];
  return book.columns.flatMap(({ name, entries }, column) => [
    ...(names.includes(name) ? [] : [problem(['columns', column, 'name'], name, 'a name of the team')]),
    ...misplaced(entries, opening).map(({ index, from, to }) =>
      problem(
        ['columns', column, 'entries', index],
        `${from} to ${to}`,
        `whole half hours between ${opening.opens} and ${opening.closes}, in order and without overlap`,
      ),
    ),
  ]);
}

/** The entries of a column that are off its rows, outside of the hours, or during another. */
function misplaced(entries: Book['columns'][number]['entries'], { opens, closes }: Opening) {
  const isOnRow = (minutes: number) => (minutes - minutesOf(opens)) % ROW_MINUTES === 0;
  let free = minutesOf(opens);
  return entries
    .map((entry, index) => ({ ...entry, index }))
    .filter(({ from, to }) => {
      const [start, end] = [minutesOf(from), minutesOf(to)];
      const fits = isOnRow(start) && isOnRow(end) && start >= free && end > start && end <= minutesOf(closes);
      free = end;
      return !fits;
    });
}
