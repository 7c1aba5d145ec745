/** Validation, normalization and display of phone numbers. */

/** From a local number without area code to the longest international number (ITU-T E.164). */
const DIGITS = { min: 7, max: 15 };
/** The longest text that the expressions below are run on, in UTF-16 code units. */
const MAX_LENGTH = 100;

/** Words that people put before or after a number: "cell", "home". */
const LABEL = '(?:telephone|phone|tel|ph|cellular|cell|mobile|mob|home|work|office|text|c|h|m|o|p|t|w)';
const LABEL_BEFORE = new RegExp(`^${LABEL}\\b\\s*[.:#]?\\s*`, 'iu');
const LABEL_AFTER = new RegExp(`(?:\\s*[-,]?\\s*\\(?\\b${LABEL}\\b\\.?\\)?)$`, 'iu');
/** Also as in a `tel:` link (RFC 3966: `;ext=4`) and as phones note a pause (`,,4`). */
const EXTENSION = /(?:[\s,;]*(?:\(?ext(?:ension|n)?|x|#)[\s.:=]*|\s*[,;]+\s*)\d{1,6}\)?$/iu;
const SHAPE = /^[+([\s]*\d[\s\d()[\].\-/·•_+]*$/u;

/**
 * Removes invisible characters: phones wrap a copied number in direction marks (U+202A … U+202C), and web pages contain
 * zero-width spaces and soft hyphens.
 */
export function removeInvisible(value: string): string {
  return value.replace(/\p{Cf}/gu, '').trim();
}

/** Full-width, Arabic, Persian and Hindi digits as 0 to 9. */
export function asciiDigits(value: string): string {
  return value
    .normalize('NFKC')
    .replace(/[٠-٩۰-۹०-९]/gu, (digit) => String('٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९'.indexOf(digit) % 10));
}

/** The number in ASCII, without extension and label. */
export function plainPhone(value: string): string {
  return asciiDigits(removeInvisible(value))
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
  const digits = plain.replace(/\D/gu, '').length;
  return SHAPE.test(plain) && digits >= DIGITS.min && digits <= DIGITS.max;
}

/**
 * The `pattern` of an input, for browsers without JavaScript: at least seven digits. Never stricter than `isPhone`, so that it
 * refuses nothing that the server accepts.
 */
export const PHONE_PATTERN = String.raw`(\P{Nd}*\p{Nd}){7}.*`;

/** A US number for display: `+19035550142` → `(903) 555-0142`. */
export function displayPhone(e164: string): string {
  return e164.replace(/^\+1(\d{3})(\d{3})(\d{4})$/u, '($1) $2-$3');
}

/** URL that opens a text message. Source: RFC 5724. */
export function smsHref(phone: string): string {
  return `sms:${dialed(phone)}`;
}

/** URL that starts a call. Source: RFC 3966. */
export function phoneHref(phone: string): string {
  return `tel:${dialed(phone)}`;
}

/** What a phone dials: the digits, without an extension, after a plus if there is one. */
function dialed(phone: string): string {
  return plainPhone(phone).replace(/[^\d+]/gu, '');
}
