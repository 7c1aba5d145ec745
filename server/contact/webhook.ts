/** Sends a lead to the salon's automation webhook. */
import type { WebhookConfig } from '../config.ts';
import type { Submission } from './lead.ts';

export type WebhookAnswer =
  | { readonly ok: true; readonly status: number }
  | {
      readonly ok: false;
      /** Contains neither the webhook's address or key nor personal data. */
      readonly error: string;
      readonly status: number | undefined;
      /** True when the webhook may have accepted the lead although it did not say so. */
      readonly uncertain: boolean;
      /** From the Retry-After header, in milliseconds. */
      readonly retryAfterMs: number | undefined;
    };

/** Smaller responses are read to the end, so that the connection can be reused. Larger ones are canceled. */
const MAX_RESPONSE_BYTES = 16 * 1024;

/** Ports of other protocols, which the Fetch standard blocks ("bad port"). */
const BLOCKED_PORT = 'a port that fetch does not call';

/** No connection was made, so the webhook cannot have received the lead. */
const NOT_SENT = new Set([
  BLOCKED_PORT,
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** Statuses of a proxy that lost its connection to the webhook. With any other status the webhook refused the lead. */
const MAYBE_RECEIVED = new Set([408, 502, 504]);

/** Makes one attempt. Never throws: a network error is an answer too. */
export async function callWebhook(
  webhook: WebhookConfig,
  id: string,
  lead: Submission,
): Promise<WebhookAnswer> {
  const { name, email, phone, message, domain, agreementChecked } = lead;
  try {
    const response = await fetch(webhook.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': id,
        'user-agent': 'contact-form',
        ...(webhook.key === undefined ? {} : { [webhook.keyHeader]: webhook.key }),
      },
      body: JSON.stringify({ name, email, phone, message, domain, agreementChecked }),
      redirect: 'manual',
      signal: AbortSignal.timeout(webhook.timeoutMs),
    });
    // The status is enough. The visitor does not wait for the body.
    void discard(response);
    const { status } = response;
    if (response.ok) return { ok: true, status };
    return {
      ok: false,
      error: `status ${status}`,
      status,
      uncertain: MAYBE_RECEIVED.has(status),
      retryAfterMs: retryAfter(response.headers.get('retry-after')),
    };
  } catch (error) {
    const reason = reasonOf(error);
    return {
      ok: false,
      error: reason,
      status: undefined,
      uncertain: !NOT_SENT.has(reason),
      retryAfterMs: undefined,
    };
  }
}

async function discard(response: Response): Promise<void> {
  const reader = response.body?.getReader();
  let bytes = 0;
  try {
    for (;;) {
      const part = await reader?.read();
      if (part === undefined || part.done) return;
      bytes += part.value.byteLength;
      if (bytes > MAX_RESPONSE_BYTES) {
        await reader?.cancel();
        return;
      }
    }
  } catch {
    // Closed by the webhook or by the timeout. The status has arrived.
  }
}

/** Seconds or a date (RFC 9110, section 10.2.3), as milliseconds from now. */
function retryAfter(header: string | null): number | undefined {
  if (header === null) return undefined;
  if (/^\d{1,9}$/.test(header.trim())) return Number(header) * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now());
}

/** A code such as ECONNRESET. Messages are left out: they hold the webhook's address. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'failed';
  if (error.name === 'TimeoutError') return 'timeout';
  const { cause } = error;
  if (cause instanceof Error && cause.message === 'bad port') return BLOCKED_PORT;
  if (typeof cause === 'object' && cause !== null && 'code' in cause && typeof cause.code === 'string') {
    return cause.code;
  }
  return 'failed';
}
