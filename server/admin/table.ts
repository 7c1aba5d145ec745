/** Rows as aligned columns. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const clean = [head, ...rows].map((row) => row.map(printable));
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

/** One line without escape sequences, direction marks and other characters that change what a terminal shows. */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ');
}
