/** A text with a selection. */
export interface Selected {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Sets marks around the selection, or around a word to be replaced. */
export function surround(
  { text, start, end }: Selected,
  before: string,
  after: string,
  sample: string,
): Selected {
  const words = text.slice(start, end) || sample;
  const changed = text.slice(0, start) + before + words + after + text.slice(end);
  return { text: changed, start: start + before.length, end: start + before.length + words.length };
}

/** Begins each selected line with a mark, in place of a mark of another kind. */
export function prefixLines({ text, start, end }: Selected, mark: string): Selected {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = text.indexOf('\n', end);
  const to = lineEnd === -1 ? text.length : lineEnd;
  const lines = text
    .slice(from, to)
    .split('\n')
    .map((line) => mark + line.replace(/^(?:#{2,4} |- |\d+\. |> )/u, ''))
    .join('\n');
  const changed = text.slice(0, from) + lines + text.slice(to);
  // Words typed next belong after the mark.
  const cursor = end + changed.length - text.length;
  return start === end
    ? { text: changed, start: cursor, end: cursor }
    : { text: changed, start: from, end: from + lines.length };
}

/** Adds a paragraph of its own after the one with the selection, between empty lines. */
export function insertParagraph({ text, end }: Selected, paragraph: string): Selected {
  const gap = /\n[ \t]*\n/u.exec(text.slice(end));
  const at = gap ? end + gap.index : text.trimEnd().length;
  const start = at + 2;
  const rest = text.slice(at);
  const changed = `${text.slice(0, at)}\n\n${paragraph}${rest === '' ? '\n' : rest}`;
  return { text: changed, start, end: start + paragraph.length };
}

/** Puts words at the selection. */
export function insertWords({ text, start, end }: Selected, words: string): Selected {
  return {
    text: text.slice(0, start) + words + text.slice(end),
    start: start + words.length,
    end: start + words.length,
  };
}

/** The text after Enter in a list: the next line has the mark, too, and an empty entry ends the list. Undefined elsewhere. */
export function continueList({ text, start, end }: Selected): Selected | undefined {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const { mark, number, words } =
    /^(?<mark>\s*(?:[-*>]|(?<number>\d+)\.) )(?<words>.*)$/u.exec(text.slice(from, start))?.groups ?? {};
  if (mark === undefined || start !== end) return undefined;
  if (words?.trim() === '') return { text: text.slice(0, from) + text.slice(start), start: from, end: from };
  const next = number === undefined ? mark : mark.replace(number, String(Number(number) + 1));
  const changed = `${text.slice(0, start)}\n${next}${text.slice(end)}`;
  const cursor = start + 1 + next.length;
  return { text: changed, start: cursor, end: cursor };
}
