import { EMAIL_PATTERN } from '../../../contact/fields.ts';
import { PLACEHOLDERS } from '../../../contact/messages.ts';
import { PHONE_PATTERN } from '../../../contact/phone.ts';
import { MAX_LENGTH } from '../../../contact/schema.ts';

/** The fields of the form in order, with their attributes for browsers and on-screen keyboards. */
export const CONTACT_FIELDS = [
  {
    name: 'name',
    label: 'Name',
    placeholder: PLACEHOLDERS.name,
    autoComplete: 'name',
    autoCapitalize: 'words',
    enterKeyHint: 'next',
    required: true,
  },
  {
    name: 'email',
    label: 'Email',
    placeholder: PLACEHOLDERS.email,
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    enterKeyHint: 'next',
    required: true,
  },
  {
    name: 'phone',
    label: 'Phone',
    placeholder: PLACEHOLDERS.phone,
    type: 'tel',
    inputMode: 'tel',
    autoComplete: 'tel',
    enterKeyHint: 'next',
    required: true,
  },
  { name: 'message', label: 'Message', placeholder: PLACEHOLDERS.message, hint: 'optional', lines: 4 },
] as const;

export type ContactFieldName = (typeof CONTACT_FIELDS)[number]['name'];

/**
 * Attributes for validation by the browser, until the script has loaded. Removed then: `maxLength` silently truncates
 * pasted text, while the script can show an error. The message, which is most likely to be pasted, never has a limit in
 * the browser.
 */
export const BROWSER_CHECKS: Record<
  ContactFieldName,
  { maxLength?: number; pattern?: string; title?: string }
> = {
  name: { maxLength: MAX_LENGTH.name },
  email: { maxLength: MAX_LENGTH.email, pattern: EMAIL_PATTERN, title: 'Like name@example.com' },
  phone: { maxLength: MAX_LENGTH.phone, pattern: PHONE_PATTERN, title: 'With the area code' },
  message: {},
};
