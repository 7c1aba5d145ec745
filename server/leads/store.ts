/** Stored messages and their deliveries. SQLite and PostgreSQL differ in transactions and in the queue, and share the rest. */
import type { Channel, Delivery, DeliveryState, Job, NewLead, Outcome } from './lead.ts';
import { RETRY, retryDelay } from './retry.ts';
import type { SqlValue, Statement } from './statements.ts';
import * as statements from './statements.ts';

export interface DeliveryStatus {
  readonly state: DeliveryState;
  readonly attempts: number;
}

/** The store cannot be read or written now: full, broken or unreachable. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}

export interface QueueOptions {
  /** How long an attempt may take before its server counts as dead, in milliseconds. */
  readonly leaseMs: number;
  /** Wait before the second attempt, in seconds. */
  readonly firstRetrySeconds?: number | undefined;
}

/** Makes one attempt and records it. Rejects to ask pg-boss for a retry; SQLite's queue reads the row instead. */
export type Deliver = (job: Job) => Promise<void>;

export abstract class Store {
  readonly #firstRetrySeconds: number;

  protected constructor({ firstRetrySeconds = RETRY.firstSeconds }: QueueOptions) {
    this.#firstRetrySeconds = firstRetrySeconds;
  }

  /** Reads rows of the given shape. @throws StoreUnavailable */
  abstract all<Row extends object>(text: string, values?: readonly SqlValue[]): Promise<Row[]>;
  /**
   * Runs the statements in one transaction, which is on disk when this resolves, and returns the rows of each.
   * @throws StoreUnavailable when nothing was written
   */
  abstract write(all: readonly Statement[]): Promise<object[][]>;

  /** Calls `deliver` for each delivery that is due, at most a few at a time. */
  abstract startWork(deliver: Deliver): Promise<void>;
  /** Begins nothing more, and resolves when every attempt has ended. */
  abstract stopWork(): Promise<void>;

  /** Overwrites deleted rows in the files. */
  abstract scrub(): Promise<void>;
  /** Call it last, after `stopWork`. */
  abstract close(): Promise<void>;

  /**
   * Writes a lead, its consent record and its deliveries, unless the same message with the same key was stored before.
   * @throws StoreUnavailable when nothing was written
   */
  async accept(lead: NewLead): Promise<{ id: string; isNew: boolean }> {
    const { id, accept, known } = statements.planAccept(lead, Date.now());
    const [inserted] = await this.write(accept);
    if (inserted?.length === 1) return { id, isNew: true };
    const [stored] = await this.all<{ id: string }>(known.text, known.values);
    // Erased since, so that nothing is stored.
    if (stored === undefined) throw new StoreUnavailable('The message was erased while it was sent again.');
    return { id: stored.id, isNew: false };
  }

  /** Undefined when there is no such delivery. */
  async status(id: string, channel: Channel): Promise<DeliveryStatus | undefined> {
    return (await this.all<DeliveryStatus>(statements.STATUS, [id, channel]))[0];
  }

  /** What to deliver; undefined when that was done meanwhile, or the message was erased. */
  async pending({ id, channel }: Job): Promise<Delivery | undefined> {
    return (await this.all<Delivery>(statements.PENDING, [id, channel]))[0];
  }

  /**
   * Records an attempt. A channel that takes a message at the first attempt works again, so it gets what it was given up for.
   * Later attempts do not count: one of many may succeed by luck.
   */
  async record(delivery: Delivery, outcome: Outcome): Promise<void> {
    const now = Date.now();
    const retryInMs = retryDelay(delivery.attempts + 1, this.#firstRetrySeconds);
    const worksAgain = outcome.kind === 'delivered' && delivery.attempts === 0;
    await this.write([
      statements.settle(delivery, outcome, retryInMs, now),
      ...(worksAgain ? [statements.reviveAfterSuccess(delivery.channel, now)] : []),
    ]);
  }

  /** Makes all parked deliveries due now. Returns the number of leads. */
  async retryParked(channels: readonly Channel[]): Promise<number> {
    const found = await this.write([statements.revive(channels, undefined, Date.now())]);
    return new Set((found.flat() as Job[]).map(({ id }) => id)).size;
  }

  /**
   * Makes a lead's open deliveries due now, including those on channels that were set up after it came.
   * Returns whether there were any.
   */
  async retryLead(id: string, channels: readonly Channel[]): Promise<boolean> {
    const now = Date.now();
    const found = await this.write([
      statements.revive(channels, id, now),
      ...channels.map((channel) => statements.addDelivery(channel, id, now)),
      statements.hurry(channels, id, now),
    ]);
    return found.flat().length > 0;
  }

  /** Resolves when a lead could be written now. @throws StoreUnavailable */
  async checkWritable(): Promise<void> {
    await this.write([statements.setFact('probed', String(Date.now()))]);
  }
}
