/** Delivers leads to the webhook, a limited number at a time and each lead once at a time, and records every outcome. */
import type { FastifyBaseLogger } from 'fastify';
import type { WebhookConfig } from '../config.ts';
import type { Claim, Outcome } from './lead.ts';
import { retryDelay, type RetrySchedule } from './retry-schedule.ts';
import { Semaphore } from './semaphore.ts';
import type { LeadStore } from './store.ts';
import { callWebhook } from './webhook.ts';

/** `queued` is stored and will be tried later. */
export type DeliveryResult = 'delivered' | 'queued';

/** Deliveries in progress at the same time, for waiting visitors and for due leads. */
const CONCURRENCY = { visitors: 48, due: 8 } as const;
/** A killed server can repeat this many deliveries. */
export const MAX_IN_PROGRESS = CONCURRENCY.visitors + CONCURRENCY.due;

const SETTLE_RETRY_MS = 1000;
const CLAIM_RETRY_MS = 200;

export class Deliveries {
  readonly #store: LeadStore;
  readonly #webhook: WebhookConfig;
  readonly #schedule: RetrySchedule;
  readonly #log: FastifyBaseLogger;
  /** By lead id. */
  readonly #inProgress = new Map<string, Promise<DeliveryResult>>();
  /** Outcomes that the store has not taken yet, by lead id. */
  readonly #unsettled = new Map<string, Promise<void>>();
  readonly #semaphore = new Semaphore(CONCURRENCY.visitors);
  #closing = false;

  constructor(store: LeadStore, webhook: WebhookConfig, schedule: RetrySchedule, log: FastifyBaseLogger) {
    this.#store = store;
    this.#webhook = webhook;
    this.#schedule = schedule;
    this.#log = log;
  }

  /** Starts delivering leads that are due. */
  async start(): Promise<void> {
    await this.#store.startDelivering(async (claim) => {
      await this.#share(claim.id, () => this.#attempt(claim));
      await this.#unsettled.get(claim.id);
    }, CONCURRENCY.due);
  }

  /** Makes one attempt for a waiting visitor. Requests for the same lead share an attempt. */
  async tryNow(lead: Claim | string): Promise<DeliveryResult> {
    const id = typeof lead === 'string' ? lead : lead.id;
    return await this.#share(id, async () => {
      if (!(await this.#semaphore.acquire(this.#webhook.timeoutMs))) {
        if (typeof lead !== 'string') await this.#store.release(lead);
        return 'queued';
      }
      try {
        return await (typeof lead === 'string' ? this.#claimAndAttempt(lead) : this.#attempt(lead));
      } catch (error) {
        // The lead is stored and will be due again.
        this.#log.error({ err: error, lead: id }, 'delivery could not start');
        return 'queued';
      } finally {
        this.#semaphore.release();
      }
    });
  }

  /** Resolves when all deliveries in progress have ended and are recorded. Call nothing else afterwards. */
  async finish(): Promise<void> {
    this.#closing = true;
    await this.#store.stopDelivering();
    await Promise.allSettled(this.#inProgress.values());
    await Promise.allSettled(this.#unsettled.values());
  }

  async #share(id: string, deliver: () => Promise<DeliveryResult>): Promise<DeliveryResult> {
    const known = this.#inProgress.get(id);
    if (known !== undefined) return await known;
    const delivery = deliver().finally(() => this.#inProgress.delete(id));
    this.#inProgress.set(id, delivery);
    return await delivery;
  }

  /** Waits at most the webhook's time limit for an attempt that another server has in progress. */
  async #claimAndAttempt(id: string): Promise<DeliveryResult> {
    const end = performance.now() + this.#webhook.timeoutMs;
    let claim = await this.#store.claim(id);
    while (claim === 'busy' && performance.now() < end) {
      await new Promise((resolve) => setTimeout(resolve, CLAIM_RETRY_MS));
      claim = await this.#store.claim(id);
    }
    if (typeof claim !== 'string') return await this.#attempt(claim);
    return claim === 'delivered' ? 'delivered' : 'queued';
  }

  async #attempt(claim: Claim): Promise<DeliveryResult> {
    const start = performance.now();
    const answer = await callWebhook(this.#webhook, claim.id, claim.submission);
    const ms = Math.round(performance.now() - start);
    const attempt = claim.attempts + 1;
    const facts = { lead: claim.id, attempt, ms };
    if (answer.ok) {
      this.#log.info({ ...facts, status: answer.status }, 'lead delivered');
      await this.#settle(claim, { kind: 'delivered' });
      return 'delivered';
    }
    const { error, status, uncertain, retryAfterMs } = answer;
    // 410 means that the webhook is gone for good (Standard Webhooks, "Operational considerations").
    const retryInMs =
      status === 410 ? undefined : retryDelay(this.#schedule, attempt, claim.pendingForMs, retryAfterMs);
    if (retryInMs === undefined)
      this.#log.error({ ...facts, error }, 'lead parked, see npm run leads -- retry');
    else this.#log.warn({ ...facts, error, retryInMs }, 'delivery failed');
    await this.#settle(claim, { kind: 'failed', error, uncertain, retryInMs });
    return 'queued';
  }

  /** While the store cannot be written, the lead stays claimed and the outcome is kept in memory. */
  async #settle(claim: Claim, outcome: Outcome): Promise<void> {
    try {
      await this.#store.settle(claim, outcome);
    } catch (error) {
      this.#log.error({ err: error, lead: claim.id }, 'outcome of a delivery could not be stored, retrying');
      const settling = this.#settleLater(claim, outcome).finally(() => this.#unsettled.delete(claim.id));
      settling.catch(() => undefined);
      this.#unsettled.set(claim.id, settling);
    }
  }

  /** @throws Error when the server stops before the store took the outcome. */
  async #settleLater(claim: Claim, outcome: Outcome): Promise<void> {
    do {
      await new Promise((resolve) => setTimeout(resolve, SETTLE_RETRY_MS));
      const stored = await this.#store.settle(claim, outcome).then(
        () => true,
        () => false,
      );
      if (stored) return;
    } while (!this.#closing);
    throw new Error(`The outcome of the delivery of lead ${claim.id} could not be stored.`);
  }
}
