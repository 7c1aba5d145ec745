/** Validation of email addresses. */

const EMAIL_LOCAL = /^[^\s@"(),:;<>[\]\\.]+(?:\.[^\s@"(),:;<>[\]\\.]+)*$/u;
const EMAIL_LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u;
const EMAIL_LENGTH = 254;

/** The `pattern` of an input, for browsers without JavaScript: a dot in the domain. Never stricter than `isEmail`. */
export const EMAIL_PATTERN = String.raw`.+@.+\..+`;

/**
 * True for `local@domain.tld`, including international addresses (RFC 6531). Refuses what RFC 5321 allows and people do not
 * have: quoted local parts, address literals, and domains without a dot.
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
    !/^\d+$/u.test(top)
  );
}

/** The address in `mailto:dana@example.com`, `Dana <dana@example.com>`, `"dana@example.com".` or `ｄａｎａ＠example.com`. */
export function unwrapEmail(value: string): string {
  const written = value.normalize('NFKC');
  const inner = /<([^<>]+)>[^<>@]*$/u.exec(written)?.[1] ?? written;
  return inner
    .replace(/\s\([^()@]*\)\s*$/u, '')
    .replace(/^[\s<("'“‘«[]+|[\s>)"'”’»\].,;:!。]+$/gu, '')
    .replace(/^(?:e-?)?mail(?:to)?:\s*/iu, '')
    .replace(/\?.*$/u, '');
}

/** Error of an empty field, and of text that is no address at all. */
export const EMAIL_EXPECTED = 'Enter your email address, like name@example.com';

/** What to correct in an email address; undefined when it is one. */
export function emailProblem(value: string): string | undefined {
  if (isEmail(value)) return undefined;
  const [local = '', ...domains] = value.split('@');
  if (domains.length > 1) return 'Enter one email address, with one @';
  if (local === '' || domains.length === 0) return EMAIL_EXPECTED;
  const wrong = /[\s"(),:;<>[\]\\]|\.(?=\.)/u.exec(value)?.[0];
  if (wrong === undefined) return EMAIL_EXPECTED;
  return `Remove ${/\s/u.test(wrong) ? 'the space' : `"${wrong}"`} from your email address`;
}
