/** Cleaning of text. */

/** One line: control characters and line breaks become spaces, unpaired surrogates become U+FFFD, ends are trimmed. */
export function oneLine(value: string): string {
  return cleanText(value).replace(/\s+/gu, ' ').trim();
}

/**
 * Removes control characters except tab and line break, and unpaired surrogates, which databases refuse. Runs in browsers
 * that do not have `toWellFormed` yet.
 */
export function cleanText(value: string): string {
  return value
    .replace(/\p{Cs}/gu, '\ufffd')
    .replace(/\r\n?/gu, '\n')
    .replace(/(?![\t\n])\p{Cc}/gu, ' ')
    .trim();
}

/** Escapes text for use in HTML, also within quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/gu, (character) => `&#${character.charCodeAt(0)};`);
}

/** The beginning of a text on one line, cut between words. */
export function firstWords(text: string, maxLength: number): string {
  const line = oneLine(text);
  return line.length <= maxLength ? line : `${line.slice(0, maxLength).replace(/\s\S*$/u, '')} …`;
}
