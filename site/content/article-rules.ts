import type { Report } from './read.ts';
import type { ArticleFields } from './schemas/articles.ts';
import { tagKey } from './tags.ts';

/** Length in characters. Search results cut longer titles. */
export const TITLE = { min: 40, max: 60 };
const DESCRIPTION = { min: 110, max: 155 };

/** Shorter texts are no articles, and longer ones should be two. */
export const READING_MINUTES = { min: 8, max: 18 };

const WORDS_PER_MINUTE = 220;

/** Counts the words of a Markdown text, without code blocks and URLs. */
export function countWords(markdown: string): number {
  const prose = markdown.replaceAll(/^(```|~~~)[\s\S]*?^\1/gmu, '').replaceAll(/\]\([^)]*\)/gu, '');
  return prose.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)?.length ?? 0;
}

/** Reading time of a Markdown text in minutes, at least one. */
export function readingMinutes(markdown: string): number {
  return Math.max(1, Math.round(countWords(markdown) / WORDS_PER_MINUTE));
}

/**
 * Reports everything that keeps an article from being published. Drafts are not checked.
 *
 * @param options.topics topics of content/tags.yaml
 * @param options.today date in the salon's time zone, `2025-10-20`
 */
export function reviewArticle(
  { title, description, date, tags, draft = false }: ArticleFields,
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
    report(['date'], `found ${date}, expected today (${today}) or earlier; until then, keep it as a draft`);

  const keys = new Set(topics.map(tagKey));
  if (tags.length === 0) report(['tags'], `found nothing, expected at least one of ${topics.join(', ')}`);
  tags.forEach((tag, at) => {
    if (!keys.has(tagKey(tag)))
      report(['tags', at], `found "${tag}", expected one of the topics ${topics.join(', ')}`);
  });
}
