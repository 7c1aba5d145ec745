/** What counts as an email address and as clean text. No library, so that each rule can be read. */

const EMAIL_LOCAL = /^[^\s@"(),:;<>[\]\\.]+(?:\.[^\s@"(),:;<>[\]\\.]+)*$/u;
const EMAIL_LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u;
const EMAIL_LENGTH = 254;

/** For browsers without our script, as the `pattern` of an input: a dot in the domain. Never stricter than `isEmail`. */
export const EMAIL_PATTERN = String.raw`.+@.+\..+`;

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

/**
 * Text that any database and any mail program can hold: no control characters but tab and line break. Runs on the
 * visitor's phone too: `toWellFormed` is younger than many of them.
 */
export function cleanText(value: string): string {
  return value
    .replace(/\p{Cs}/gu, '\ufffd')
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\t\n])\p{Cc}/gu, ' ')
    .trim();
}
