const IMPORTED = /["'`](?:\.\/|\/?_astro\/)([\w.-]+\.js)["'`]/gu;
const NAMED = /(?:component|renderer)-url="\/_astro\/([\w.-]+\.js)"/gu;

/**
 * Names of all script files that the islands of a page may load, with what those files import, now or later.
 *
 * @param html a built page
 * @param imports names of the files that a script file names, by its own name in `_astro`
 */
export function scriptFiles(html: string, imports: (file: string) => readonly string[]): Set<string> {
  const found = new Set<string>();
  const visit = (files: readonly string[]) => {
    for (const file of files) {
      if (found.has(file)) continue;
      found.add(file);
      visit(imports(file));
    }
  };
  visit(filesIn(html, NAMED));
  return found;
}

/** Names of the files that the text of a script imports. */
export function importsIn(script: string): string[] {
  return filesIn(script, IMPORTED);
}

function filesIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, file = '']) => file);
}
