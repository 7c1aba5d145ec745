/** The text of a built page, and how hard it is to read. */
import { type CheerioAPI } from 'cheerio';

import { textOf } from './built-pages.ts';

/** Sentences of a page's paragraphs and list items, without forms, tables, captions and navigation. */
export function sentences($: CheerioAPI): string[] {
  const main = $('main').clone();
  main.find('nav, form, table, figure, svg').remove();
  return main
    .find('p, li, dd, blockquote')
    .not(':is(p, li, dd, blockquote) *')
    .toArray()
    .map((block) => textOf($, $(block)))
    .filter((text) => text.split(' ').length > 3)
    .flatMap((text) => text.split(/[.!?]+(?:\s|$)/u))
    .filter((sentence) => /\p{L}/u.test(sentence));
}

/** Estimates the syllables of an English word by its groups of vowels. */
export function syllables(word: string): number {
  const letters = word.toLowerCase().replaceAll(/[^a-z]/gu, '');
  const spoken =
    letters.length > 3
      ? letters.replace(/(?<=[^laeiouy])e$|(?<=[^laeiouycghsxz])es$|(?<=[^dt])ed$/u, '')
      : letters;
  return Math.max(1, spoken.match(/[aeiouy]+/gu)?.length ?? 1);
}

/** US school grade needed to read the text. Source: Kincaid et al., 1975. */
export function readingGrade(all: readonly string[]): number {
  const words = all.flatMap((sentence) => sentence.match(/\p{L}[\p{L}’'-]*/gu) ?? []);
  const spoken = words.reduce((sum, word) => sum + syllables(word), 0);
  return (0.39 * words.length) / all.length + (11.8 * spoken) / words.length - 15.59;
}

/** The targets of a page's links, by their accessible names. */
export function linkTargets($: CheerioAPI): Map<string, Set<string>> {
  const links = new Map<string, Set<string>>();
  for (const link of $('a[href]').toArray()) {
    const { href = '', 'aria-label': label } = link.attribs;
    const name = label ?? textOf($, $(link));
    links.set(name, (links.get(name) ?? new Set()).add(href));
  }
  return links;
}
