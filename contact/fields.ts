/** What counts as an email address, a telephone number and clean text. No library, so that each rule can be read. */

/** Digits of the shortest national number that people still dial (local Texas) and of the longest (ITU-T E.164). */
const PHONE_DIGITS = { least: 7, most: 15 };

const PHONE_SHAPE = /^(?:tel:|phone:)?\s*[+\d(][\d\s().\-/·•+]*$/i;
const PHONE_EXTENSION = /[\s,;]*(?:ext(?:ension)?\.?|x|#)\s*\d{1,6}$/i;
const EMAIL_LOCAL = /^[^\s@"(),:;<>[\]\\.]+(?:\.[^\s@"(),:;<>[\]\\.]+)*$/u;
const EMAIL_LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u;
const EMAIL_LENGTH = 254;

/** True for a number as people write it: spaces, brackets, dots, dashes, a leading plus and an extension are all fine. */
export function isPhone(value: string): boolean {
  const plain = value
    .normalize('NFKC')
    .replace(/\p{Pd}/gu, '-')
    .trim()
    .replace(PHONE_EXTENSION, '');
  const digits = plain.replace(/\D/g, '').length;
  return PHONE_SHAPE.test(plain) && digits >= PHONE_DIGITS.least && digits <= PHONE_DIGITS.most;
}

/**
 * True for `local@domain.tld`, also outside ASCII (RFC 6531). Stricter than RFC 5321 where nobody has such an address:
 * quoted local parts and address literals are refused; the domain needs a dot.
 */
export function isEmail(value: string): boolean {
  const at = value.lastIndexOf('@');
  if (at < 1 || value.length > EMAIL_LENGTH) return false;
  const labels = value.slice(at + 1).split('.');
  const top = labels.at(-1) ?? '';
  return (
    EMAIL_LOCAL.test(value.slice(0, at)) &&
    labels.length > 1 &&
    labels.every((label) => label.length <= 63 && EMAIL_LABEL.test(label)) &&
    top.length > 1 &&
    !/^\d+$/.test(top)
  );
}

/** One line: control characters and line breaks become spaces, unpaired surrogates become U+FFFD, ends are trimmed. */
export function oneLine(value: string): string {
  return cleanText(value).replace(/\s+/g, ' ').trim();
}

/** Text that any database and any mail program can hold: no control characters but tab and line break. */
export function cleanText(value: string): string {
  return value
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\t\n])\p{Cc}/gu, ' ')
    .trim();
}
