/** How a person is found again under the address or the number that they once typed. */

export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** The digits alone, without an extension and without the country code of North America. */
export function normalisePhone(phone: string): string {
  const digits = phone
    .normalize('NFKC')
    .replace(/[\s,;]*(?:ext(?:ension)?\.?|x|#)\s*\d{1,6}\s*$/i, '')
    .replace(/\D/g, '');
  return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
}
