const IMPORTED = /["'`](?:\.\/|\/?_astro\/)([\w.-]+\.js)["'`]/gu;
const NAMED = /(?:component|renderer)-url="\/_astro\/([\w.-]+\.js)"/gu;

/**
 * Names of all script files that the islands of a page may load, with what those files import, now or later.
 *
 * @param html a built page
 * @param read text of a script file by its name in `_astro`
 */
export function scriptFiles(html: string, read: (file: string) => string): Set<string> {
  const found = new Set<string>();
  const visit = (text: string, pattern: RegExp) => {
    for (const [, file = ''] of text.matchAll(pattern)) {
      if (found.has(file)) continue;
      found.add(file);
      visit(read(file), IMPORTED);
    }
  };
  visit(html, NAMED);
  return found;
}
