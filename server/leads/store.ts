/** The interface between the contact form and the database. */
import type { Channel, Delivery, DeliveryState, NewLead, Outcome } from './lead.ts';
import type { Sql } from './sql.ts';

export interface Accepted {
  readonly id: string;
  /** False when the same message with the same key was stored before. */
  readonly isNew: boolean;
}

export interface DeliveryStatus {
  readonly state: DeliveryState;
  readonly attempts: number;
}

/** Which deliveries to make due now. */
export interface RetryFilter {
  /** Every parked delivery when undefined. */
  readonly id?: string | undefined;
  readonly channels: readonly Channel[];
}

/** The store cannot be written now: full, broken or unreachable. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}

/** What a worker does with the deliveries that are due. */
export interface Work {
  attempt(delivery: Delivery): Promise<Outcome>;
  /** Called once the outcome is recorded, or could not be. */
  ended(delivery: Delivery, outcome: Outcome): void;
}

/** Settings of the queue of deliveries. */
export interface QueueOptions {
  /** How long an attempt may take before its server counts as dead, in milliseconds. */
  readonly leaseMs: number;
  /** Wait before the second attempt, in seconds. */
  readonly firstRetrySeconds: number;
}

export interface Store {
  /** For the owner's queries. */
  readonly sql: Sql;

  /**
   * Writes a lead, its consent record and its deliveries in one transaction that is on disk before this resolves.
   * @throws StoreUnavailable when nothing was written
   */
  accept(lead: NewLead): Promise<Accepted>;

  /** Undefined when there is no such delivery. */
  status(id: string, channel: Channel): Promise<DeliveryStatus | undefined>;

  /** Makes attempts for deliveries that are due, at most a few at a time, and records their outcomes. */
  startWork(work: Work): Promise<void>;

  /** Begins nothing more, and resolves when every attempt has ended. */
  stopWork(): Promise<void>;

  /**
   * Makes deliveries due now: with an id all of that lead that are not delivered, also on channels that were not set when
   * it came. Returns how many leads matched.
   */
  retry(filter: RetryFilter): Promise<number>;

  /** Resolves when a lead could be written now. @throws StoreUnavailable */
  checkWritable(): Promise<void>;

  /** Writes a consistent copy; returns how many leads it has. */
  backup(file: string): Promise<number>;

  /** Problems found by the database's own check. */
  integrity(): Promise<string[]>;

  /** Overwrites deleted rows in the files. */
  scrub(): Promise<void>;

  /** Call it last, after `stopWork`. */
  close(): Promise<void>;
}
