/** One person's column of the appointment book. Times are `HH:MM`. */
export interface AppointmentColumn {
  name: string;
  entries: readonly { from: string; to: string; work: string }[];
}

/** A table cell that spans `rows` rows, booked or free. */
export interface AppointmentCell {
  name: string;
  rows: number;
  work?: string;
}

export interface AppointmentRow {
  /** `HH:MM` on rows that start an hour; undefined on the half hour. */
  hour?: string;
  /** Cells that start in this row. */
  cells: AppointmentCell[];
}

const ROW_MINUTES = 30;

function minutes(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

/**
 * Lays out an appointment book: a row for every half hour between opening and closing, with the cells that start there.
 * Free time becomes cells of one row each.
 *
 * @throws Error if an entry is not aligned to half hours, is outside opening hours or overlaps another
 */
export function appointmentRows(
  { opens, closes }: { opens: string; closes: string },
  columns: readonly AppointmentColumn[],
) {
  const start = minutes(opens);
  const count = (minutes(closes) - start) / ROW_MINUTES;
  const rows = Array.from({ length: count }, (_, at): AppointmentRow => {
    const time = start + at * ROW_MINUTES;
    return time % 60 === 0 ? { hour: `${String(time / 60).padStart(2, '0')}:00`, cells: [] } : { cells: [] };
  });

  for (const { name, entries } of columns) {
    let free = 0;
    for (const { from, to, work } of entries) {
      const first = (minutes(from) - start) / ROW_MINUTES;
      const end = (minutes(to) - start) / ROW_MINUTES;
      if (!Number.isInteger(first) || !Number.isInteger(end) || first < free || end <= first || end > count)
        throw new Error(
          `content/pages/about.yaml: book.columns: found ${name}, ${from} to ${to}, expected whole half hours between ${opens} and ${closes}, in order and without overlap`,
        );
      for (; free < first; free++) rows[free]?.cells.push({ name, rows: 1 });
      rows[first]?.cells.push({ name, rows: end - first, work });
      free = end;
    }
    for (; free < count; free++) rows[free]?.cells.push({ name, rows: 1 });
  }
  return rows;
}
