/** What an appointment book says about one person: who, and what from when to when. Times are `HH:MM`. */
export interface BookColumn {
  name: string;
  entries: readonly { from: string; to: string; work: string }[];
}

/** A cell of the table: `lines` tall, with work in it or free. */
export interface BookCell {
  name: string;
  lines: number;
  work?: string;
}

export interface BookLine {
  /** Time of a line that begins an hour, `HH:MM`; lines of the half hour have none. */
  hour?: string;
  /** Cells that begin on this line. */
  cells: BookCell[];
}

const LINE_MINUTES = 30;

function minutes(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

/**
 * Rules an appointment book: a line for every half hour between opening and closing, and for each line the cells that
 * begin there. An entry covers the lines of its time; what is left is free, a line at a time.
 * Throws when an entry is not on the lines, not within the day, or runs into another.
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
