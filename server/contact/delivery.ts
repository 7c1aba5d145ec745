/** Brings leads to the webhook: each at most once at a time, a bounded number together, and every end written down. */
import type { FastifyBaseLogger } from 'fastify';
import type { WebhookConfig } from '../config.ts';
import type { Claim, Outcome } from './lead.ts';
import { nextTry, type RetrySchedule } from './retry-schedule.ts';
import { Slots } from './slots.ts';
import type { LeadStore } from './store.ts';
import { callWebhook } from './webhook.ts';

/** `queued` is stored and will be tried later. */
export type DeliveryResult = 'delivered' | 'queued';

/** Deliveries under way at the same time, for visitors who wait and for leads that are due; bounds what a kill can repeat. */
const CONCURRENCY = { visitors: 48, due: 8 } as const;
export const MOST_IN_FLIGHT = CONCURRENCY.visitors + CONCURRENCY.due;

const SETTLE_AGAIN_MS = 1000;
const LOOK_AGAIN_MS = 200;

export class Deliveries {
  readonly #store: LeadStore;
  readonly #webhook: WebhookConfig;
  readonly #schedule: RetrySchedule;
  readonly #log: FastifyBaseLogger;
  readonly #flights = new Map<string, Promise<DeliveryResult>>();
  readonly #slots = new Slots(CONCURRENCY.visitors);
  readonly #unsettled = new Set<Promise<void>>();
  #closing = false;

  constructor(store: LeadStore, webhook: WebhookConfig, schedule: RetrySchedule, log: FastifyBaseLogger) {
    this.#store = store;
    this.#webhook = webhook;
    this.#schedule = schedule;
    this.#log = log;
  }

  /** Starts delivering what is due. */
  async start(): Promise<void> {
    await this.#store.startDelivering(async (id) => {
      await this.#share(id, () => this.#claimAndTry(id, 0));
    }, CONCURRENCY.due);
  }

  /** One try for a visitor who waits. Those who ask for the same lead at the same time share it. */
  async tryNow(lead: Claim | string): Promise<DeliveryResult> {
    const id = typeof lead === 'string' ? lead : lead.id;
    return await this.#share(id, async () => {
      if (!(await this.#slots.enter(this.#webhook.timeoutMs))) {
        if (typeof lead !== 'string') await this.#store.release(id);
        return 'queued';
      }
      try {
        return await (typeof lead === 'string'
          ? this.#claimAndTry(lead, this.#webhook.timeoutMs)
          : this.#try(lead));
      } catch (error) {
        // It is stored, whatever happens now; it will be due again.
        this.#log.error({ err: error, lead: id }, 'a delivery could not begin');
        return 'queued';
      } finally {
        this.#slots.leave();
      }
    });
  }

  /** Resolves when everything under way has ended and is written down. Nothing may be asked for afterwards. */
  async finish(): Promise<void> {
    await this.#store.stopDelivering();
    this.#closing = true;
    await Promise.allSettled(this.#flights.values());
    await Promise.allSettled(this.#unsettled);
  }

  async #share(id: string, fly: () => Promise<DeliveryResult>): Promise<DeliveryResult> {
    const known = this.#flights.get(id);
    if (known !== undefined) return await known;
    const flight = fly().finally(() => this.#flights.delete(id));
    this.#flights.set(id, flight);
    return await flight;
  }

  /** @param patienceMs how long to wait for the end of a try that another server has under way */
  async #claimAndTry(id: string, patienceMs: number): Promise<DeliveryResult> {
    const end = performance.now() + patienceMs;
    let claim = await this.#store.claim(id);
    while (claim === 'busy' && performance.now() < end) {
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
      claim = await this.#store.claim(id);
    }
    if (typeof claim !== 'string') return await this.#try(claim);
    return claim === 'delivered' ? 'delivered' : 'queued';
  }

  async #try(claim: Claim): Promise<DeliveryResult> {
    const start = performance.now();
    const answer = await callWebhook(this.#webhook, claim.id, claim.submission);
    const ms = Math.round(performance.now() - start);
    const attempt = claim.attempts + 1;
    const facts = { lead: claim.id, attempt, ms };
    if (answer.ok) {
      this.#log.info({ ...facts, status: answer.status }, 'lead delivered');
      await this.#settle(claim.id, { kind: 'delivered' });
      return 'delivered';
    }
    const { error, status, uncertain, retryAfterMs } = answer;
    // 410 is the webhook saying that it is gone for good (Standard Webhooks, "Operational considerations").
    const retryAt =
      status === 410 ? undefined : nextTry(this.#schedule, attempt, claim.since, Date.now(), retryAfterMs);
    if (retryAt === undefined)
      this.#log.error({ ...facts, error }, 'LEAD PARKED: it needs npm run leads -- retry');
    else this.#log.warn({ ...facts, error, retryInMs: retryAt - Date.now() }, 'delivery failed');
    await this.#settle(claim.id, { kind: 'failed', error, uncertain, retryAt });
    return 'queued';
  }

  /** What happened, happened: while the store cannot be written, the lead stays claimed and the end is kept in mind. */
  async #settle(id: string, outcome: Outcome): Promise<void> {
    try {
      await this.#store.settle(id, outcome);
    } catch {
      this.#log.error({ lead: id }, 'the end of a delivery could not be stored; trying on');
      const trying = this.#settleLater(id, outcome).finally(() => this.#unsettled.delete(trying));
      this.#unsettled.add(trying);
    }
  }

  async #settleLater(id: string, outcome: Outcome): Promise<void> {
    while (!this.#closing) {
      await new Promise((resolve) => setTimeout(resolve, SETTLE_AGAIN_MS));
      const stored = await this.#store.settle(id, outcome).then(
        () => true,
        () => false,
      );
      if (stored) return;
    }
  }
}
