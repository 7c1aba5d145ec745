/** A US number for display: `+19035550142` → `(903) 555-0142`. */
export function displayPhone(e164: string): string {
  return e164.replace(/^\+1(\d{3})(\d{3})(\d{4})$/u, '($1) $2-$3');
}

/** URL that opens a text message. Source: RFC 5724. */
export function smsHref(e164: string): string {
  return `sms:${e164}`;
}

/** URL that starts a call. Source: RFC 3966. */
export function phoneHref(e164: string): string {
  return `tel:${e164}`;
}
