import { getFieldSelection, insertTextIntoField } from 'text-field-edit';

/** Sets marks around the selection, or around a word to be replaced. */
export function surround(field: HTMLTextAreaElement, before: string, after: string, sample: string): void {
  const words = getFieldSelection(field) || sample;
  const start = field.selectionStart + before.length;
  insertTextIntoField(field, before + words + after);
  field.setSelectionRange(start, start + words.length);
}

/** Begins each selected line with a mark, in place of a mark of another kind. */
export function prefixLines(field: HTMLTextAreaElement, mark: string): void {
  const { value, selectionStart: start, selectionEnd: end } = field;
  const from = value.lastIndexOf('\n', start - 1) + 1;
  const [rest = ''] = value.slice(end).split('\n', 1);
  const lines = value
    .slice(from, end + rest.length)
    .split('\n')
    .map((line) => mark + line.replace(/^(?:#{2,4} |- |\d+\. |> )/u, ''))
    .join('\n');
  field.setSelectionRange(from, end + rest.length);
  insertTextIntoField(field, lines);
  // Words typed next belong after the mark.
  const cursor = field.selectionEnd - rest.length;
  field.setSelectionRange(start === end ? cursor : from, cursor);
}

/** Adds a paragraph of its own after the one with the selection, between empty lines. */
export function insertParagraph(field: HTMLTextAreaElement, paragraph: string): void {
  const { value, selectionEnd: end } = field;
  const gap = /\n[ \t]*\n/u.exec(value.slice(end));
  const position = gap ? end + gap.index : value.trimEnd().length;
  field.setSelectionRange(position, position);
  insertTextIntoField(field, `\n\n${paragraph}${position === value.length ? '\n' : ''}`);
  // After it: what is typed next would replace a selection.
  const caret = position + 2 + paragraph.length;
  field.setSelectionRange(caret, caret);
}

/** Enter in a list: the next line has the mark, too, and an empty item ends the list. Returns false elsewhere. */
export function continueList(field: HTMLTextAreaElement): boolean {
  const { value, selectionStart: start, selectionEnd: end } = field;
  const from = value.lastIndexOf('\n', start - 1) + 1;
  const { mark, number, words } =
    /^(?<mark>\s*(?:[-*>]|(?<number>\d+)\.) )(?<words>.*)$/u.exec(value.slice(from, start))?.groups ?? {};
  if (mark === undefined || start !== end) return false;
  const next = number === undefined ? mark : mark.replace(number, String(Number(number) + 1));
  const isEmpty = words?.trim() === '';
  if (isEmpty) field.setSelectionRange(from, start);
  // An empty line: what follows directly would belong to the last item.
  insertTextIntoField(field, isEmpty ? '\n' : `\n${next}`);
  return true;
}
