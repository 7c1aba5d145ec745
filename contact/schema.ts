/** The schema of the contact form, for browser and server. */
import * as z from 'zod/mini';
import { EMAIL_EXPECTED, emailProblem, unwrapEmail } from './email.ts';
import { HONEYPOT } from './honeypot.ts';
import { AGREEMENT_REQUIRED } from './form-texts.ts';
import { asciiDigits, isPhone, removeInvisible } from './phone.ts';
import { cleanText, oneLine } from './text.ts';

// Zod would try `new Function` to speed itself up, which the site's Content-Security-Policy reports as a violation.
z.config({ jitless: true });

/** Longest value of each field in characters (Unicode code points), for the form and the server. */
export const MAX_LENGTH = {
  name: 100,
  email: 254,
  phone: 40,
  message: 5000,
  domain: 260,
  honeypot: 500,
} as const;

/** The error names the field, because it is also shown in the summary above the form. */
const atMost = (max: number, what: string) =>
  z.refine<string>(
    (value) => Array.from(value).length <= max,
    `Shorten your ${what} to ${max.toLocaleString('en-US')} characters or fewer`,
  );

const line = (missing: string, max: number, what: string) =>
  z.string(missing).check(z.overwrite(oneLine), z.minLength(1, missing), atMost(max, what));

const PHONE = 'Enter a phone number we can reach you at, with the area code';
const DOMAIN = 'Send the address of the site, like example.com';

/** Where the form is sent. */
export const CONTACT_PATH = '/api/contact';

/** What is sent to it, as JSON or form-encoded. */
const contactForm = z.strictObject({
  name: line('Enter your name', MAX_LENGTH.name, 'name'),
  email: line(EMAIL_EXPECTED, MAX_LENGTH.email, 'email address').check(
    z.overwrite((email) => unwrapEmail(removeInvisible(email))),
    ({ value, issues }) => {
      const message = emailProblem(value);
      if (message !== undefined) issues.push({ code: 'custom', message, input: value });
    },
  ),
  phone: line(PHONE, MAX_LENGTH.phone, 'phone number').check(
    z.overwrite((phone) => asciiDigits(removeInvisible(phone))),
    z.refine(isPhone, PHONE),
  ),
  message: z._default(
    z
      .string('Write your message as text')
      .check(z.overwrite(cleanText), atMost(MAX_LENGTH.message, 'message')),
    '',
  ),
  /** Domain of the site that the form is on. Part of the API for other clients; what is stored is that of the server's own site. */
  domain: z.optional(line(DOMAIN, MAX_LENGTH.domain, 'domain').check(z.regex(/^[^\s@]+$/u, DOMAIN))),
  agreementChecked: z.literal(true, AGREEMENT_REQUIRED.text),
  /** Which words of the agreement the page showed: `consentVersion`. Anything else counts as none: no message is refused for it. */
  agreementVersion: z.catch(z.optional(z.string().check(z.regex(/^[0-9a-f]{8}$/u))), undefined),
  [HONEYPOT.name]: z.optional(z.string().check(z.maxLength(MAX_LENGTH.honeypot))),
});

export type ContactForm = z.infer<typeof contactForm>;

/** The first error of each field. */
export type FieldErrors = Readonly<Record<string, string>>;

type CheckedForm =
  { readonly ok: true; readonly form: ContactForm } | { readonly ok: false; readonly fields: FieldErrors };

const UNKNOWN_FIELD = 'This form has no such field';
/** Limits the size of the answer. */
const MAX_UNKNOWN_FIELDS = 10;

/** Validates what a visitor entered. Never throws: values of any type get field errors. */
export function checkContactForm(values: unknown): CheckedForm {
  const result = z.safeParse(contactForm, values);
  if (result.success) return { ok: true, form: result.data };
  const found = new Map<string, string>();
  for (const issue of result.error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys.slice(0, MAX_UNKNOWN_FIELDS)) found.set(key.slice(0, 40), UNKNOWN_FIELD);
    } else {
      const field = String(issue.path[0] ?? 'form');
      if (!found.has(field)) found.set(field, issue.message);
    }
  }
  return { ok: false, fields: Object.fromEntries(found) };
}
