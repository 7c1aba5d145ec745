/**
 * Source text that runs functions at once, for an inline script. They use nothing from outside of themselves, end each
 * statement with a semicolon, and have no comment inside: their names and line breaks are left out, as every byte counts.
 */
export function inlineSource(...functions: readonly (() => void)[]): string {
  const source = (run: () => void) =>
    String(run)
      .replace(/^function \w+\(\) /u, '()=>')
      .replaceAll(/\n\s*/gu, '');
  return functions.map((run) => `(${source(run)})();`).join('');
}
