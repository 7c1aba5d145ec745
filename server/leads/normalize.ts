/** Normalized email addresses and phone numbers, by which all messages of a person are found. */
import { unwrapEmail } from '../../contact/email.ts';
import { plainPhone, removeInvisible } from '../../contact/phone.ts';

export function normalizeEmail(email: string): string {
  return unwrapEmail(removeInvisible(email)).toLowerCase();
}

/** Digits only, without the extension and the country code of North America. */
export function normalizePhone(phone: string): string {
  const digits = plainPhone(phone).replace(/\D/gu, '');
  return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
}
