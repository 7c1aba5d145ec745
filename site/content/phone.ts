/** An American number as people write it: `+19035550142` → `(903) 555-0142`. */
export function displayPhone(e164: string): string {
  return e164.replace(/^\+1(\d{3})(\d{3})(\d{4})$/u, '($1) $2-$3');
}

/** What a link points to that opens a text message. Source: RFC 5724. */
export function smsHref(e164: string): string {
  return `sms:${e164}`;
}

/** What a phone link points to. Source: RFC 3966. */
export function phoneHref(e164: string): string {
  return `tel:${e164}`;
}
