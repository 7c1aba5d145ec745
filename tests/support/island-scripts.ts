import { type CheerioAPI } from 'cheerio';

const IMPORTED = /["'`](?:\.\/|\/?_astro\/)([\w.-]+\.js)["'`]/gu;

/**
 * Names of all script files that the islands of a page may load, with everything that those import, now or later.
 *
 * @param read returns the text of a script file in `_astro` by its name
 */
export function islandScripts($: CheerioAPI, read: (file: string) => string): Set<string> {
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    for (const [, imported = ''] of read(file).matchAll(IMPORTED)) visit(imported);
  };
  for (const { attribs } of $('astro-island').toArray())
    for (const url of [attribs['component-url'], attribs['renderer-url']])
      if (url) visit(url.replace('/_astro/', ''));
  return found;
}
