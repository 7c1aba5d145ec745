/** Delivers stored messages to the webhook and by mail. Nothing else does. */
import { hash } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import type { FastifyBaseLogger } from 'fastify';
import type { WebhookConfig } from '../config.ts';
import type { Channel, Delivery, Job, Outcome } from './lead.ts';
import { RETRY } from './retry.ts';
import { setFact } from './statements.ts';
import type { Store } from './store.ts';

/** How often a waiting request reads the row: another server may have made the attempt. In milliseconds. */
const READ_INTERVAL_MS = 500;

/** Makes an attempt on each channel that is set. They never reject: an error is an outcome, too. */
export type Senders = Readonly<Partial<Record<Channel, (delivery: Delivery) => Promise<Outcome>>>>;

export class Worker {
  readonly #store: Store;
  readonly #senders: Senders;
  readonly #log: FastifyBaseLogger;
  /** Emits the outcome of each attempt of the webhook under the id of its lead, for the requests that wait. */
  readonly #ended = new EventEmitter().setMaxListeners(0);

  constructor(store: Store, senders: Senders, log: FastifyBaseLogger) {
    this.#store = store;
    this.#senders = senders;
    this.#log = log;
  }

  async start(): Promise<void> {
    await this.#store.startWork((job) => this.#deliver(job));
  }

  async stop(): Promise<void> {
    await this.#store.stopWork();
  }

  /**
   * Waits until the webhook has taken the message (true), or an attempt has failed or takes longer than `ms` (false).
   * True also for a message that does not go to the webhook. @param attempts those made before the request
   */
  async waitForWebhook(id: string, attempts: number, ms: number): Promise<boolean> {
    const end = performance.now() + ms;
    for (;;) {
      const left = end - performance.now();
      const signal = AbortSignal.timeout(Math.ceil(Math.min(Math.max(left, 0), READ_INTERVAL_MS)));
      // Before the row is read: the attempt may end meanwhile.
      const ended = once(this.#ended, id, { signal }).then(
        ([outcome]) => outcome as Outcome,
        () => undefined,
      );
      const status = await this.#store.status(id, 'webhook');
      if (status === undefined || status.state === 'delivered') return true;
      if (status.state === 'parked' || status.attempts > attempts || left <= 0) return false;
      const outcome = await ended;
      if (outcome !== undefined) return outcome.kind === 'delivered';
    }
  }

  /** Makes one attempt and records it. Rejects when another is needed. */
  async #deliver(job: Job): Promise<void> {
    const delivery = await this.#store.pending(job);
    if (delivery === undefined) return;
    const outcome = await this.#attempt(delivery);
    try {
      await this.#store.record(delivery, outcome);
    } finally {
      if (job.channel === 'webhook') this.#ended.emit(job.id, outcome);
    }
    if (outcome.kind === 'failed' && !outcome.final) throw new Error(outcome.error);
  }

  async #attempt(delivery: Delivery): Promise<Outcome> {
    const { id, channel } = delivery;
    const attempt = delivery.attempts + 1;
    const start = performance.now();
    // A delivery whose receiver is no longer set waits until it is, or until it is given up.
    const outcome: Outcome = (await this.#senders[channel]?.(delivery)) ?? {
      kind: 'failed',
      error: 'not set',
      final: false,
    };
    const facts = { lead: id, channel, attempt, ms: Math.round(performance.now() - start) };
    if (outcome.kind === 'delivered') {
      this.#log.info(facts, 'lead delivered');
      return outcome;
    }
    const { error } = outcome;
    const final = outcome.final || attempt >= RETRY.limit;
    if (final) this.#log.error({ ...facts, error }, 'delivery given up, see npm run leads -- retry');
    else this.#log.warn({ ...facts, error }, 'delivery failed, retrying');
    return { ...outcome, final };
  }
}

/** Other settings of the webhook are a repair: what was given up is due again. */
export async function retryAfterRepair(store: Store, webhook: WebhookConfig | undefined): Promise<void> {
  if (webhook === undefined) return;
  const { url, key = '', keyHeader } = webhook;
  const value = hash('sha256', JSON.stringify([url, key, keyHeader]));
  const [known] = await store.all<{ value: string }>(`SELECT value FROM facts WHERE name = 'webhook'`);
  if (known?.value === value) return;
  await store.retryParked(['webhook']);
  await store.write([setFact('webhook', value)]);
}
