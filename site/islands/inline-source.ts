/**
 * Source text that runs functions at once, for an inline script. They use nothing from outside of themselves, end each
 * statement with a semicolon, and have no comment inside: line breaks are left out, as every byte counts.
 */
export function inlineSource(...functions: readonly (() => void)[]): string {
  return functions.map((run) => `(${String(run).replaceAll(/\n\s*/gu, '')})();`).join('');
}
