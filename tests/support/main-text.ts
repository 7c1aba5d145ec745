/** The words of a built page, and how hard they are to read. */

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" }; // prettier-ignore

/** The words between tags, in one line; a picture is its description. */
export function plain(html: string): string {
  return html
    .replaceAll(/<img\b[^>]*?\balt="([^"]*)"[^>]*>/gu, ' $1 ')
    .replaceAll(/<[^>]+>/gu, ' ')
    .replaceAll(/&(\w+|#\w+);/gu, (entity, name: string) => ENTITIES[name] ?? entity)
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

/** The sentences of a page's main part: paragraphs and entries of lists, not forms, tables, captions or navigation. */
export function sentences(html: string): string[] {
  const main = /<main\b[\s\S]*<\/main>/u.exec(html)?.[0] ?? '';
  const prose = main.replaceAll(/<(script|style|svg|nav|form|table|figure)\b[\s\S]*?<\/\1>/gu, '');
  return [...prose.matchAll(/<(p|li|dd|blockquote)\b[^>]*>([\s\S]*?)<\/\1>/gu)]
    .map(([, , inside = '']) => plain(inside))
    .filter((text) => text.split(' ').length > 3)
    .flatMap((text) => text.split(/[.!?]+(?:\s|$)/u))
    .filter((sentence) => /\p{L}/u.test(sentence));
}

/** Syllables of an English word, by its groups of vowels: right often enough for an average over a page. */
export function syllables(word: string): number {
  const letters = word.toLowerCase().replaceAll(/[^a-z]/gu, '');
  const spoken =
    letters.length > 3
      ? letters.replace(/(?<=[^laeiouy])e$|(?<=[^laeiouycghsxz])es$|(?<=[^dt])ed$/u, '')
      : letters;
  return Math.max(1, spoken.match(/[aeiouy]+/gu)?.length ?? 1);
}

/** Years of school that it takes to read them. Source: Kincaid and others, 1975: 0.39 words a sentence + 11.8 syllables a word - 15.59. */
export function readingGrade(all: readonly string[]): number {
  const words = all.flatMap((sentence) => sentence.match(/\p{L}[\p{L}’'-]*/gu) ?? []);
  const spoken = words.reduce((sum, word) => sum + syllables(word), 0);
  return (0.39 * words.length) / all.length + (11.8 * spoken) / words.length - 15.59;
}

/** Where the links of a page lead, by their names. */
export function linkTargets(html: string): Map<string, Set<string>> {
  const links = new Map<string, Set<string>>();
  const markup = html.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/gu, '');
  for (const [, attributes = '', inside = ''] of markup.matchAll(/<a\b([^>]*)>([\s\S]*?)<\/a>/gu)) {
    const href = /\bhref=(?:"([^"]*)"|([^\s>]+))/u.exec(attributes);
    const name = /\baria-label="([^"]*)"/u.exec(attributes)?.[1] ?? plain(inside);
    if (href) links.set(name, (links.get(name) ?? new Set()).add(href[1] ?? href[2] ?? ''));
  }
  return links;
}
