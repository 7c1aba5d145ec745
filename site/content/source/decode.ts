import { ContentError } from './problem.ts';

/** Characters that no page, feed or heading can show: controls except tab and line break, and invisible spaces. */
const INVISIBLE = /[\u0000-\u0008\u000E-\u001F\u007F\u200B\uFEFF\uFFFE\uFFFF]/gu;
/** Characters that programs write for bytes they could not read; the controls are Windows-1252 read as Latin-1. */
const LOST = /[\uFFFD\u0080-\u0084\u0086-\u009F]/u;
/** Line breaks of Word and other programs within a text. */
const SOFT_BREAK = /[\v\f\u0085\u2028\u2029]/gu;

/** A text of composed letters, without characters that cannot be shown. A soft line break becomes a space, so that words stay apart. */
export function printableText(text: string): string {
  return text.normalize('NFC').toWellFormed().replaceAll(SOFT_BREAK, ' ').replaceAll(INVISIBLE, '');
}

/**
 * The text of a content file with Unix line ends, without a byte order mark and characters that cannot be shown.
 * @throws ContentError for a file that is not UTF-8, or in which a program has replaced characters before
 */
export function decode(file: string, bytes: Uint8Array): string {
  const text = new TextDecoder().decode(bytes).replaceAll(/\r\n?/gu, '\n');
  const lost = text.search(LOST);
  if (lost < 0 && !text.includes('\0')) return printableText(text);
  const isUtf16 = text.includes('\0');
  const line = isUtf16 ? undefined : text.slice(0, lost).split('\n').length;
  const found = isUtf16
    ? 'text in UTF-16'
    : 'a character that is not UTF-8, as in text saved as Windows-1252';
  const expected = 'UTF-8; save the file again with that encoding, and look whether all letters are right';
  throw new ContentError([{ file, line, path: [], found, expected }]);
}
