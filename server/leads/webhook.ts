/** Sends a lead to the salon's automation webhook. */
import type { WebhookConfig } from '../config.ts';
import type { Outcome, Submission } from './lead.ts';

/** Smaller responses are read to the end, so that the connection can be reused. Larger ones are canceled. */
const MAX_RESPONSE_BYTES = 16 * 1024;

/** Ports of other protocols, which the Fetch standard blocks ("bad port"). */
const BLOCKED_PORT = 'a port that fetch does not call';

/** The receiver is gone for good (Standard Webhooks, "Operational considerations"). */
const GONE = 410;

/** Makes one attempt. Never rejects: a network error is an outcome too. */
export async function callWebhook(webhook: WebhookConfig, id: string, lead: Submission): Promise<Outcome> {
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
    if (response.ok) return { kind: 'delivered' };
    return { kind: 'failed', error: `status ${status}`, final: status === GONE };
  } catch (error) {
    return { kind: 'failed', error: reasonOf(error), final: false };
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
