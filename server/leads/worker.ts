/** Delivers stored messages to the webhook and by mail. Nothing else does. */
import { hash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { WebhookConfig } from '../config.ts';
import { type Channel, CHANNELS, type Delivery, type Outcome } from './lead.ts';
import type { Mailer } from './mail.ts';
import { RETRY } from './retry.ts';
import type { Store } from './store.ts';
import { callWebhook } from './webhook.ts';

/** How often a waiting request reads the row: another server may have made the attempt. In milliseconds. */
const READ_INTERVAL_MS = 500;

export interface Receivers {
  readonly webhook: WebhookConfig | undefined;
  readonly mailer: Mailer | undefined;
}

export class Worker {
  readonly #store: Store;
  readonly #receivers: Receivers;
  readonly #log: FastifyBaseLogger;
  /** Requests that wait for an attempt, by lead. */
  readonly #waiting = new Map<string, Set<(outcome: Outcome) => void>>();

  constructor(store: Store, receivers: Receivers, log: FastifyBaseLogger) {
    this.#store = store;
    this.#receivers = receivers;
    this.#log = log;
  }

  /** Where messages are delivered. */
  get channels(): Channel[] {
    const { webhook, mailer } = this.#receivers;
    return CHANNELS.filter((channel) => (channel === 'webhook' ? webhook : mailer) !== undefined);
  }

  async start(): Promise<void> {
    await this.#reviveAfterChange();
    await this.#store.startWork({
      attempt: (delivery) => this.#attempt(delivery),
      ended: ({ id, channel }, outcome) => {
        if (channel === 'webhook') for (const hear of this.#waiting.get(id) ?? []) hear(outcome);
      },
    });
  }

  async stop(): Promise<void> {
    await this.#store.stopWork();
  }

  /**
   * Waits for the outcome of the webhook's attempt after the first `attempts`. True when the message needs no further
   * attempt. @param ms the longest wait
   */
  async isDelivered(id: string, attempts: number, ms: number): Promise<boolean> {
    const end = performance.now() + ms;
    const ended = Promise.withResolvers<Outcome>();
    const hearers = this.#waiting.get(id) ?? new Set();
    this.#waiting.set(id, hearers.add(ended.resolve));
    try {
      for (;;) {
        const status = await this.#store.status(id, 'webhook');
        if (status === undefined || status.state === 'delivered') return true;
        const left = end - performance.now();
        if (status.state === 'parked' || status.attempts > attempts || left <= 0) return false;
        const outcome = await within(ended.promise, Math.min(left, READ_INTERVAL_MS));
        if (outcome !== undefined) return outcome.kind === 'delivered';
      }
    } finally {
      hearers.delete(ended.resolve);
      if (hearers.size === 0) this.#waiting.delete(id);
    }
  }

  /** Other settings of the webhook are a repair: what was given up is due again. */
  async #reviveAfterChange(): Promise<void> {
    const { webhook } = this.#receivers;
    if (webhook === undefined) return;
    const { url, key = '', keyHeader } = webhook;
    const value = hash('sha256', JSON.stringify([url, key, keyHeader]));
    const { sql } = this.#store;
    const [known] = await sql.all<{ value: string }>(`SELECT value FROM facts WHERE name = 'webhook'`);
    if (known?.value === value) return;
    await this.#store.retry({ channels: ['webhook'] });
    await sql.write([
      {
        text: `INSERT INTO facts VALUES ('webhook', ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
        values: [value],
      },
    ]);
  }

  async #attempt(delivery: Delivery): Promise<Outcome> {
    const start = performance.now();
    const outcome = await this.#send(delivery);
    const attempt = delivery.attempts + 1;
    const ms = Math.round(performance.now() - start);
    const facts = { lead: delivery.id, channel: delivery.channel, attempt, ms };
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

  /** A delivery whose receiver is no longer set waits until it is, or until it is given up. */
  async #send({ id, channel, submission, suspicion }: Delivery): Promise<Outcome> {
    const { webhook, mailer } = this.#receivers;
    if (channel === 'webhook' && webhook !== undefined) return await callWebhook(webhook, id, submission);
    if (channel === 'mail' && mailer !== undefined) return await mailer.sendLead(id, submission, suspicion);
    return { kind: 'failed', error: 'not set', final: false };
  }
}

/** What the promise resolves to, or undefined after `ms`. */
async function within<T>(promise: Promise<T>, ms: number): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, ms, undefined);
  });
  return await Promise.race([promise, late]).finally(() => {
    clearTimeout(timer);
  });
}
