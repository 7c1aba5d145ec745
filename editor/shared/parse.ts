/** What the owner may type in a field, and the value that the file gets. */

/** `$70`, `70.00`, `1,200` → 70, 1200. */
export function parseAmount(text: string): number | undefined {
  const digits = /^\$?\s*(?<whole>\d{1,3}(?:,\d{3})+|\d+)(?<cents>\.\d+)?$/u.exec(text.trim())?.groups;
  return digits && Number((digits.whole ?? '').replaceAll(',', '') + (digits.cents ?? ''));
}

/** `(903) 555-0177`, `1-903-555-0177` → `+19035550177`. Numbers of North America only, as the site shows no others. */
export function parsePhone(text: string): string | undefined {
  if (!/^[\d\s().+-]+$/u.test(text)) return undefined;
  const digits = text.replaceAll(/\D/gu, '').replace(/^1(?=\d{10}$)/u, '');
  return /^[2-9]\d{9}$/u.test(digits) ? `+1${digits}` : undefined;
}
