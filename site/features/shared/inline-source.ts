/**
 * The source text of functions, called at once, for an inline script. They must use nothing from outside themselves, end
 * each statement with a semicolon, and contain no comments: their names and line breaks are removed to save bytes.
 */
export function inlineSource(...functions: readonly (() => void)[]): string {
  const source = (run: () => void) =>
    String(run)
      .replace(/^function \w+\(\) /u, '()=>')
      .replaceAll(/\n\s*/gu, '');
  return functions.map((run) => `(${source(run)})();`).join('');
}
