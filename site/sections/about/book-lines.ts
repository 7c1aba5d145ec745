/** One person's column of the appointment book. Times are `HH:MM`. */
export interface BookColumn {
  name: string;
  entries: readonly { from: string; to: string; work: string }[];
}

/** A table cell that spans `lines` rows, booked or free. */
export interface BookCell {
  name: string;
  lines: number;
  work?: string;
}

export interface BookLine {
  /** `HH:MM` on rows that start an hour; undefined on the half hour. */
  hour?: string;
  /** Cells that start in this row. */
  cells: BookCell[];
}

const LINE_MINUTES = 30;

function minutes(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

/**
 * Lays out an appointment book: a row for every half hour between opening and closing, with the cells that start there. Free time
 * becomes cells of one row each.
 *
 * @throws Error if an entry is not aligned to half hours, is outside opening hours or overlaps another
 */
export function bookLines(
  { opens, closes }: { opens: string; closes: string },
  columns: readonly BookColumn[],
) {
  const start = minutes(opens);
  const count = (minutes(closes) - start) / LINE_MINUTES;
  const lines = Array.from({ length: count }, (_, at): BookLine => {
    const time = start + at * LINE_MINUTES;
    return time % 60 === 0 ? { hour: `${String(time / 60).padStart(2, '0')}:00`, cells: [] } : { cells: [] };
  });

  for (const { name, entries } of columns) {
    let free = 0;
    for (const { from, to, work } of entries) {
      const first = (minutes(from) - start) / LINE_MINUTES;
      const end = (minutes(to) - start) / LINE_MINUTES;
      if (!Number.isInteger(first) || !Number.isInteger(end) || first < free || end <= first || end > count)
        throw new Error(
          `content/pages/about.yaml: book: got ${name}, ${from} to ${to}, wanted whole half hours between ${opens} and ${closes}, one after another`,
        );
      for (; free < first; free++) lines[free]?.cells.push({ name, lines: 1 });
      lines[first]?.cells.push({ name, lines: end - first, work });
      free = end;
    }
    for (; free < count; free++) lines[free]?.cells.push({ name, lines: 1 });
  }
  return lines;
}
