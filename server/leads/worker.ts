/** Delivers stored messages to the webhook and by mail. Nothing else does. */
import { hash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { WebhookConfig } from '../config.ts';
import { MINUTE_MS } from '../durations.ts';
import type { Channel, Delivery, Job, Outcome } from './lead.ts';
import { RETRY, type Store } from './store.ts';

/** Makes an attempt on each channel that is set. They never reject: an error is an outcome, too. */
export type Senders = Readonly<Partial<Record<Channel, (delivery: Delivery) => Promise<Outcome>>>>;

/** Where a receiver was removed from the settings, its deliveries fail until it is back, or until they are given up. */
const NOT_SET: Outcome = { kind: 'failed', error: 'not set', final: false };

/** Makes one attempt for each delivery that is due, and records it. The queue repeats what failed. */
export async function startWorker(store: Store, senders: Senders, log: FastifyBaseLogger): Promise<void> {
  let loggedAt = -Infinity;
  const onError = (error: unknown) => {
    // The queue asks the store several times a second.
    if (performance.now() - loggedAt < MINUTE_MS) return;
    loggedAt = performance.now();
    log.error({ err: error }, 'queue failed, trying again');
  };
  const deliver = async (job: Job) => {
    try {
      const delivery = await store.pendingDelivery(job);
      if (delivery === undefined) return false;
      const outcome = await attempt(delivery, senders, log);
      await store.recordAttempt(delivery, outcome);
      return outcome.kind === 'failed' && !outcome.final;
    } catch (error) {
      onError(error);
      return true;
    }
  };
  await store.startWork(deliver, onError);
}

async function attempt(delivery: Delivery, senders: Senders, log: FastifyBaseLogger): Promise<Outcome> {
  const { id, channel } = delivery;
  const count = delivery.attempts + 1;
  const start = performance.now();
  const outcome = (await senders[channel]?.(delivery)) ?? NOT_SET;
  const context = { lead: id, channel, attempt: count, ms: Math.round(performance.now() - start) };
  if (outcome.kind === 'delivered') {
    log.info(context, 'lead delivered');
    return outcome;
  }
  const { error } = outcome;
  const final = outcome.final || count >= RETRY.limit;
  if (final) log.error({ ...context, error }, 'delivery given up, see npm run leads -- retry');
  else log.warn({ ...context, error }, 'delivery failed, retrying');
  return { ...outcome, final };
}

/** Makes due what was given up, if the webhook's settings differ from those of the last start. */
export async function retryAfterNewSettings(store: Store, webhook: WebhookConfig | undefined): Promise<void> {
  if (webhook === undefined) return;
  const { url, key = '', keyHeader } = webhook;
  const value = hash('sha256', JSON.stringify([url, key, keyHeader]));
  if ((await store.metadata('webhook')) === value) return;
  await store.retryParked(['webhook']);
  await store.setMetadata('webhook', value);
}
