/** Sends a lead to the salon's automation webhook. */
import type { WebhookConfig } from '../config.ts';
import { codeOf } from '../errors.ts';
import type { Delivery, Outcome } from './lead.ts';

/** The receiver is gone for good (Standard Webhooks, "Operational considerations"). */
const GONE = 410;

/** Makes one attempt. Never rejects: a network error is an outcome too. */
export async function callWebhook(webhook: WebhookConfig, delivery: Delivery): Promise<Outcome> {
  const { id, name, email, phone, message, domain } = delivery;
  try {
    const response = await fetch(webhook.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': id,
        'user-agent': 'contact-form',
        ...(webhook.key === undefined ? {} : { [webhook.keyHeader]: webhook.key }),
      },
      body: JSON.stringify({ name, email, phone, message, domain, agreementChecked: true }),
      redirect: 'manual',
      signal: AbortSignal.timeout(webhook.timeoutMs),
    });
    // The status is enough, and the body may never end.
    response.body?.cancel().catch(() => undefined);
    const { status } = response;
    if (response.ok) return { kind: 'delivered' };
    return { kind: 'failed', error: `status ${status}`, final: status === GONE };
  } catch (error) {
    return { kind: 'failed', error: reasonOf(error), final: false };
  }
}

/** A code such as ECONNRESET. Messages are left out: they hold the webhook's address. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'failed';
  if (error.name === 'TimeoutError') return 'timeout';
  const { cause } = error;
  // Ports of other protocols, which the Fetch standard blocks.
  if (cause instanceof Error && cause.message === 'bad port') return 'a port that fetch does not call';
  return codeOf(cause) ?? 'failed';
}
