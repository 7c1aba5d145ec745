/** What counts as a telephone number, however it is written. */

/** Digits of the shortest national number that people still dial (local Texas) and of the longest (ITU-T E.164). */
const DIGITS = { least: 7, most: 15 };
/** Far longer than any writing of one; keeps what follows short, whatever is sent. UTF-16 code units. */
const MOST_LENGTH = 100;

/** What people put before or after a number to say which of theirs it is. */
const LABEL = '(?:telephone|phone|tel|ph|cellular|cell|mobile|mob|home|work|office|text|c|h|m|o|p|t|w)';
const LABEL_BEFORE = new RegExp(`^${LABEL}\\b\\s*[.:#]?\\s*`, 'i');
const LABEL_AFTER = new RegExp(`(?:\\s*[-,]?\\s*\\(?\\b${LABEL}\\b\\.?\\)?)$`, 'i');
/** Also as in a `tel:` link (RFC 3966: `;ext=4`) and as phones note a pause (`,,4`). */
const EXTENSION = /(?:[\s,;]*(?:\(?ext(?:ension|n)?|x|#)[\s.:=]*|\s*[,;]+\s*)\d{1,6}\)?$/i;
const SHAPE = /^[+([\s]*\d[\s\d()[\].\-/·•_+]*$/;

/**
 * Without the marks that nobody sees: phones wrap a copied number in directions (U+202A … U+202C), web pages break it
 * with zero-width spaces and soft hyphens.
 */
export function withoutMarks(value: string): string {
  return value.replace(/\p{Cf}/gu, '').trim();
}

/** The number alone: digits and what stands between them, in ASCII; no extension, no "cell". */
export function plainPhone(value: string): string {
  return withoutMarks(value)
    .normalize('NFKC')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(LABEL_BEFORE, '')
    .replace(LABEL_AFTER, '')
    .replace(EXTENSION, '')
    .trim();
}

/** True for a number as people write it: spaces, brackets, dots, dashes, a leading plus and an extension are all fine. */
export function isPhone(value: string): boolean {
  if (value.length > MOST_LENGTH) return false;
  const plain = plainPhone(value);
  const digits = plain.replace(/\D/g, '').length;
  return SHAPE.test(plain) && digits >= DIGITS.least && digits <= DIGITS.most;
}

/**
 * The same for a browser without our script, as the `pattern` of an input: seven digits among whatever else. Looser
 * than `isPhone`, never stricter, so that it stops nobody whom the server would take.
 */
export const PHONE_PATTERN = String.raw`(\P{Nd}*\p{Nd}){7}.*`;
