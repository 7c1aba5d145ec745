/** How a person is found again under the address or the number that they once typed. */
import { plainPhone } from '../../contact/phone.ts';

export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** The digits alone, without an extension and without the country code of North America. */
export function normalisePhone(phone: string): string {
  const digits = plainPhone(phone).replace(/\D/g, '');
  return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
}
