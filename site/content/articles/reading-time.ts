/** Advice for articles. */
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
