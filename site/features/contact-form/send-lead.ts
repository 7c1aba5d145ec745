import { normaliseDomain } from '../../../contact/domain.ts';
import { type FieldErrors } from '../../../contact/schema.ts';

export type SendResult = { kind: 'sent' } | { kind: 'refused'; fields: FieldErrors } | { kind: 'failed' };

/** Longer than the server gives the salon's webhook, so that its answer is the one that counts. Milliseconds. */
const TIMEOUT = 30_000;

/** What the visitor entered, as the server wants it. */
export function formValues(form: HTMLFormElement): Record<string, unknown> {
  const data = new FormData(form);
  const values: Record<string, unknown> = {
    domain: normaliseDomain(location.origin),
    agreementChecked: data.has('agreementChecked'),
  };
  for (const name of ['name', 'email', 'phone', 'message', 'website']) {
    const value = data.get(name);
    // The trap travels only when something fell into it.
    if (typeof value === 'string' && (name !== 'website' || value)) values[name] = value;
  }
  return values;
}

/** A UUID. `crypto.randomUUID` is missing where the page came without TLS, as from a phone to a laptop in testing. */
export function idempotencyKey(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID();
  const bytes = [...(crypto as Crypto).getRandomValues(new Uint8Array(16))].map((byte, index) => {
    if (index === 6) return (byte & 0x0f) | 0x40;
    return index === 8 ? (byte & 0x3f) | 0x80 : byte;
  });
  return bytes
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Sends the form. Never throws: whatever goes wrong on the way is `failed`, and the form keeps what was entered. */
export async function sendLead(values: Record<string, unknown>, key: string): Promise<SendResult> {
  const line = new AbortController();
  const timer = setTimeout(() => {
    line.abort();
  }, TIMEOUT);
  try {
    const response = await fetch('/api/contact', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(values),
      signal: line.signal,
    });
    if (response.status === 200) return { kind: 'sent' };
    if (response.status === 422) {
      const { fields } = (await response.json()) as { fields?: FieldErrors };
      // Something between us and the server may refuse too, in words of its own.
      if (fields) return { kind: 'refused', fields };
    }
  } catch {
    // The line is dead or the answer is not ours: told to the visitor like any other failure.
  } finally {
    clearTimeout(timer);
  }
  return { kind: 'failed' };
}
