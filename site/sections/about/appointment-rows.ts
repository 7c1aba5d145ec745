import type { PageContent } from '../../content/page-content.ts';
import { clockTime, minutesOf } from '../../lib/clock-time.ts';

/** A table cell that spans `rows` rows, booked or free. */
interface AppointmentCell {
  name: string;
  rows: number;
  work?: string;
}

export interface AppointmentRow {
  /** `9am` on the first row and on rows that start an hour; undefined on the half hour. */
  hour?: string;
  /** Cells that start in this row. */
  cells: AppointmentCell[];
}

const ROW_MINUTES = 30;

/**
 * Lays out an appointment book: a row for every half hour between opening and closing, with the cells that start there.
 * Free time becomes cells of one row each. Of entries outside of the opening hours, or during an earlier one, only the part
 * that fits is shown: the hours change without the book.
 */
export function appointmentRows(
  { opens, closes }: { opens: string; closes: string },
  columns: PageContent<'about'>['book']['columns'],
) {
  const start = Math.floor(minutesOf(opens) / ROW_MINUTES) * ROW_MINUTES;
  const rowOf = (time: string) => (minutesOf(time) - start) / ROW_MINUTES;
  const count = Math.floor(rowOf(closes));
  const rows = Array.from({ length: count }, (_, index): AppointmentRow => {
    const time = start + index * ROW_MINUTES;
    return time % 60 === 0 || index === 0
      ? { hour: clockTime(`${Math.floor(time / 60)}:${time % 60}`), cells: [] }
      : { cells: [] };
  });

  for (const { name, entries } of columns) {
    let free = 0;
    for (const { from, to, work } of entries.toSorted((a, b) => a.from.localeCompare(b.from))) {
      const first = Math.max(Math.floor(rowOf(from)), free);
      const end = Math.min(Math.ceil(rowOf(to)), count);
      if (first >= end) continue;
      for (; free < first; free++) rows[free]?.cells.push({ name, rows: 1 });
      rows[first]?.cells.push({ name, rows: end - first, work });
      free = end;
    }
    for (; free < count; free++) rows[free]?.cells.push({ name, rows: 1 });
  }
  return rows;
}
