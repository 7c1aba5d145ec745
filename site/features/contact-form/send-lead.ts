import { normalizeDomain } from '../../../contact/domain.ts';
import { CONTACT_PATH, type FieldErrors } from '../../../contact/schema.ts';
import { BROWSER_TIMEOUT_MS } from '../../../contact/timeouts.ts';
import { HONEYPOT } from '../../../contact/honeypot.ts';

type SendResult = { kind: 'sent' } | { kind: 'refused'; fields: FieldErrors } | { kind: 'failed' };

/** A request that was aborted, or did not reach the server, is repeated once, after this many milliseconds. */
const RETRY_AFTER_MS = 1000;

/** The body of the request, from the fields of the form. */
export function formValues(form: HTMLFormElement): Record<string, unknown> {
  const data = new FormData(form);
  const values: Record<string, unknown> = {
    domain: normalizeDomain(location.origin),
    agreementChecked: data.has('agreementChecked'),
  };
  for (const name of ['name', 'email', 'phone', 'message', 'agreementVersion', HONEYPOT.name]) {
    const value = data.get(name);
    // The honeypot is sent only when a bot filled it in.
    if (typeof value === 'string' && (name !== HONEYPOT.name || value)) values[name] = value;
  }
  return values;
}

/** A random UUID. `crypto.randomUUID` is missing on pages served over plain HTTP, as when testing on a phone. */
export function idempotencyKey(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID();
  const bytes = (crypto as Crypto).getRandomValues(new Uint8Array(16));
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  // With the digits of version and variant (RFC 9562).
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/u, '$1-$2-4$3-8$4-$5');
}

/** @throws TypeError when the network fails, and TimeoutError */
function request(path: string, options: RequestInit): Promise<Response> {
  return fetch(path, { ...options, signal: AbortSignal.timeout(BROWSER_TIMEOUT_MS) });
}

/** @throws TypeError when the network fails, and when a proxy answers in the server's place */
async function post(body: string, key: string): Promise<Response> {
  const headers = { 'content-type': 'application/json', 'idempotency-key': key };
  const response = await request(CONTACT_PATH, { method: 'POST', headers, body });
  if (response.headers.get('content-type')?.includes('json')) return response;
  throw new TypeError('The server did not answer.');
}

/** Sends `body`, the form’s values as JSON. Never throws: network errors and timeouts are `failed`. */
export async function sendLead(body: string, key: string): Promise<SendResult> {
  try {
    const response = await post(body, key).catch(async (error: unknown) => {
      if (!(error instanceof TypeError)) throw error;
      // Leaving the page aborts the request. After Back or Forward the timer goes on, and the same key returns the state of
      // the message.
      await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
      // While the server restarts, Caddy holds a request without a body, and answers 502 to one with a body.
      await request(location.pathname, { method: 'HEAD', cache: 'no-store' });
      return await post(body, key);
    });
    if (response.status === 200) return { kind: 'sent' };
    if (response.status === 422) {
      const { fields } = (await response.json()) as { fields?: FieldErrors };
      // A firewall may answer 422 too, without fields.
      if (fields) return { kind: 'refused', fields };
    }
  } catch {
    // No connection, no server, or a timeout.
  }
  return { kind: 'failed' };
}
