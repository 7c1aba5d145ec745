/** Validation and normalization of phone numbers. */

/** From a local number without area code to the longest international number (ITU-T E.164). */
const DIGITS = { min: 7, max: 15 };
/** The longest text that the expressions below are run on, in UTF-16 code units. */
const MAX_LENGTH = 100;

/** Words that people put before or after a number: "cell", "home". */
const LABEL = '(?:telephone|phone|tel|ph|cellular|cell|mobile|mob|home|work|office|text|c|h|m|o|p|t|w)';
const LABEL_BEFORE = new RegExp(`^${LABEL}\\b\\s*[.:#]?\\s*`, 'i');
const LABEL_AFTER = new RegExp(`(?:\\s*[-,]?\\s*\\(?\\b${LABEL}\\b\\.?\\)?)$`, 'i');
/** Also as in a `tel:` link (RFC 3966: `;ext=4`) and as phones note a pause (`,,4`). */
const EXTENSION = /(?:[\s,;]*(?:\(?ext(?:ension|n)?|x|#)[\s.:=]*|\s*[,;]+\s*)\d{1,6}\)?$/i;
const SHAPE = /^[+([\s]*\d[\s\d()[\].\-/·•_+]*$/;

/**
 * Removes invisible characters: phones wrap a copied number in direction marks (U+202A … U+202C), and web pages contain
 * zero-width spaces and soft hyphens.
 */
export function removeInvisible(value: string): string {
  return value.replace(/\p{Cf}/gu, '').trim();
}

/** Decimal digits of any script as 0 to 9, after NFKC. Unicode puts the ten digits of a script in a row. */
export function asciiDigits(value: string): string {
  return value.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let number = 0;
    while (number < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - number - 1))) number += 1;
    return String(number);
  });
}

/** The number in ASCII, without extension and label. */
export function plainPhone(value: string): string {
  return asciiDigits(removeInvisible(value).normalize('NFKC'))
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(LABEL_BEFORE, '')
    .replace(LABEL_AFTER, '')
    .replace(EXTENSION, '')
    .trim();
}

/** Whether a text is a phone number. Allows spaces, brackets, dots, dashes, a leading plus and an extension. */
export function isPhone(value: string): boolean {
  if (value.length > MAX_LENGTH) return false;
  const plain = plainPhone(value);
  const digits = plain.replace(/\D/g, '').length;
  return SHAPE.test(plain) && digits >= DIGITS.min && digits <= DIGITS.max;
}

/**
 * The `pattern` of an input, for browsers without JavaScript: at least seven digits. Never stricter than `isPhone`, so that it
 * refuses nothing that the server accepts.
 */
export const PHONE_PATTERN = String.raw`(\P{Nd}*\p{Nd}){7}.*`;
