import { EMAIL_PATTERN } from '../../../contact/email.ts';
import { PLACEHOLDERS } from '../../../contact/form-texts.ts';
import { PHONE_PATTERN } from '../../../contact/phone.ts';

/** The fields of the form in order. None has a `maxlength`, which would cut off pasted text without a word. */
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
    pattern: EMAIL_PATTERN,
    title: 'Like name@example.com',
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
    pattern: PHONE_PATTERN,
    title: 'With the area code',
    required: true,
  },
  { name: 'message', label: 'Message', placeholder: PLACEHOLDERS.message, hint: 'optional', lines: 4 },
] as const;
