import { EMAIL_PATTERN } from '../../../contact/fields.ts';
import { PLACEHOLDERS } from '../../../contact/messages.ts';
import { PHONE_PATTERN } from '../../../contact/phone.ts';
import { MAX_LENGTH } from '../../../contact/schema.ts';

/** The form's fields in their order, with what browsers and on-screen keyboards are told about each. */
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
 * What the browser itself checks while our script is not there, with what it says then. Not kept once it is: the
 * browser would cut off what is pasted without a word, where we can say that it is too long. A message, which is what
 * gets pasted, has no limit before either: the server says what is wrong, and one step back the words are still there.
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
