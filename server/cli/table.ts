/** Rows as aligned columns. Control characters that a message may hold never reach the terminal. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const clean = [head, ...rows].map((row) => row.map(plain));
  const widths = head.map((_title, column) => Math.max(...clean.map((row) => row[column]?.length ?? 0)));
  return clean
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** One line without anything that a terminal would obey. */
export function plain(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ');
}
