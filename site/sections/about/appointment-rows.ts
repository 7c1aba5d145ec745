import { clockTime, minutesOf } from '../../ui/clock-time.ts';

/** One person's column of the appointment book. Times are `HH:MM`. */
export interface AppointmentColumn {
  name: string;
  entries: readonly { from: string; to: string; work: string }[];
}

/** A table cell that spans `rows` rows, booked or free. */
interface AppointmentCell {
  name: string;
  rows: number;
  work?: string;
}

export interface AppointmentRow {
  /** `9am` on rows that start an hour; undefined on the half hour. */
  hour?: string;
  /** Cells that start in this row. */
  cells: AppointmentCell[];
}

const ROW_MINUTES = 30;

/**
 * Lays out an appointment book: a row for every half hour between opening and closing, with the cells that start there.
 * Free time becomes cells of one row each. Expects entries on whole half hours within the opening hours, in order
 * (content/about-page.ts).
 */
export function appointmentRows(
  { opens, closes }: { opens: string; closes: string },
  columns: readonly AppointmentColumn[],
) {
  const start = minutesOf(opens);
  const count = (minutesOf(closes) - start) / ROW_MINUTES;
  const rows = Array.from({ length: count }, (_, index): AppointmentRow => {
    const time = start + index * ROW_MINUTES;
    return time % 60 === 0 ? { hour: clockTime(time), cells: [] } : { cells: [] };
  });

  for (const { name, entries } of columns) {
    let free = 0;
    for (const { from, to, work } of entries) {
      const first = (minutesOf(from) - start) / ROW_MINUTES;
      const end = (minutesOf(to) - start) / ROW_MINUTES;
      for (; free < first; free++) rows[free]?.cells.push({ name, rows: 1 });
      rows[first]?.cells.push({ name, rows: end - first, work });
      free = end;
    }
    for (; free < count; free++) rows[free]?.cells.push({ name, rows: 1 });
  }
  return rows;
}
