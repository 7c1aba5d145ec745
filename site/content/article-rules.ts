import { type Report } from './read.ts';
import { type ArticleFields } from './schemas/articles.ts';
import { tagKey } from './tags.ts';

/** Shorter tells too little in a list of results, longer is cut there (both in characters). */
export const TITLE = { min: 40, max: 60 };
const DESCRIPTION = { min: 110, max: 155 };

/** How many words people read in a minute; and so many minutes more or less are still true. */
const PACE = { slow: 200, fast: 220 };
const TOLERANCE = 1;

/** Words of a Markdown text; blocks of code are looked at, not read. */
export function countWords(markdown: string): number {
  const prose = markdown.replaceAll(/^(```|~~~)[\s\S]*?^\1/gmu, '').replaceAll(/\]\([^)]*\)/gu, '');
  return prose.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)?.length ?? 0;
}

/** Minutes that a text of so many words takes, at the pace in between. */
export function minutesFor(words: number): number {
  return Math.max(1, Math.round((2 * words) / (PACE.slow + PACE.fast)));
}

/**
 * What an article needs to be published. A draft is spared: it is not finished.
 *
 * @param options.topics topics of content/tags.yaml
 * @param options.today today at the salon, `2025-10-20`
 */
export function reviewArticle(
  { title, description, date, tags, readingTime, draft = false }: ArticleFields,
  body: string,
  report: Report,
  { topics, today }: { topics: readonly string[]; today: string },
): void {
  if (draft) return;
  const length = (field: string, text: string, { min, max }: typeof TITLE) => {
    if (text.length < min || text.length > max)
      report([field], `found ${text.length} characters, expected ${min} to ${max}`);
  };
  length('title', title, TITLE);
  if (description !== undefined) length('description', description, DESCRIPTION);
  if (date > today)
    report(['date'], `found ${date}, expected today (${today}) or earlier; draft: true keeps it back`);

  const keys = new Set(topics.map(tagKey));
  if (tags.length === 0) report(['tags'], `found nothing, expected at least one of ${topics.join(', ')}`);
  tags.forEach((tag, at) => {
    if (!keys.has(tagKey(tag)))
      report(['tags', at], `found "${tag}", expected a topic of content/tags.yaml: ${topics.join(', ')}`);
  });

  const words = countWords(body);
  const [least, most] = [words / PACE.fast - TOLERANCE, words / PACE.slow + TOLERANCE];
  if (readingTime < least || readingTime > most)
    report(
      ['readingTime'],
      `found ${readingTime}, expected about ${minutesFor(words)}: the text has ${words} words, ${PACE.slow} to ${PACE.fast} are a minute`,
    );
}
