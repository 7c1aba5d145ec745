/** The contact form's one schema: the form shows its messages, the server refuses by them. */
import * as z from 'zod/mini';
import { cleanText, isEmail, oneLine } from './fields.ts';
import { AGREEMENT_REQUIRED } from './messages.ts';
import { isPhone, withoutMarks } from './phone.ts';

// Zod would try `new Function` to speed itself up, which the site's Content-Security-Policy reports as a violation.
z.config({ jitless: true });

/** Longest value of each field, in UTF-16 code units, as `maxlength` counts them. */
export const MAX_LENGTH = {
  name: 100,
  email: 254,
  phone: 40,
  message: 5000,
  domain: 260,
  website: 500,
} as const;

/** Names the field: it is read in a list of what to put right, too. */
const tooLong = (what: string, most: number) => `Shorten your ${what} to ${most} characters or fewer`;

const line = (missing: string, most: number, what: string) =>
  z
    .string(missing)
    .check(z.overwrite(oneLine), z.minLength(1, missing), z.maxLength(most, tooLong(what, most)));

const EMAIL = 'Enter your email address, like name@example.com';
const PHONE = 'Enter a phone number we can reach you on, with the area code';
const DOMAIN = 'Send the address of the site, like example.com';

/** What is sent to `POST /api/contact`, as JSON or form-encoded. */
export const contactForm = z.strictObject({
  name: line('Enter your name', MAX_LENGTH.name, 'name'),
  email: line(EMAIL, MAX_LENGTH.email, 'email address').check(
    z.overwrite(withoutMarks),
    z.refine(isEmail, { error: EMAIL, abort: true }),
  ),
  phone: line(PHONE, MAX_LENGTH.phone, 'phone number').check(
    z.overwrite(withoutMarks),
    z.refine(isPhone, PHONE),
  ),
  message: z._default(
    z
      .string('Write your message as text')
      .check(z.overwrite(cleanText), z.maxLength(MAX_LENGTH.message, tooLong('message', MAX_LENGTH.message))),
    '',
  ),
  /** The site that the form stands on. */
  domain: z.optional(line(DOMAIN, MAX_LENGTH.domain, 'domain').check(z.regex(/^[^\s@]+$/, DOMAIN))),
  agreementChecked: z.literal(true, AGREEMENT_REQUIRED.text),
  /** A trap: people do not see this field and leave it empty, programs that fill in every field do not. */
  website: z.optional(z.string().check(z.maxLength(MAX_LENGTH.website))),
});

export type ContactForm = z.infer<typeof contactForm>;

/** What is wrong, by field: the first problem of each, in the salon's words. */
export type FieldErrors = Readonly<Record<string, string>>;

export type Checked =
  { readonly ok: true; readonly form: ContactForm } | { readonly ok: false; readonly fields: FieldErrors };

const UNKNOWN = 'This form has no such field';
/** Unknown keys are named back so that a mistake is found; only so many, so that an answer stays small. */
const UNKNOWN_NAMED = 10;

/** Checks what a visitor entered. Never throws; values of any type are answered with field errors. */
export function checkContactForm(values: unknown): Checked {
  const result = z.safeParse(contactForm, values);
  if (result.success) return { ok: true, form: result.data };
  const found = new Map<string, string>();
  for (const issue of result.error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys.slice(0, UNKNOWN_NAMED)) found.set(key.slice(0, 40), UNKNOWN);
    } else {
      const field = String(issue.path[0] ?? 'form');
      if (!found.has(field)) found.set(field, issue.message);
    }
  }
  return { ok: false, fields: Object.fromEntries(found) };
}
