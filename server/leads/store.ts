/**
 * Stored messages and their deliveries, in SQL that SQLite and PostgreSQL share. The two differ in transactions and in the
 * queue of deliveries. Times are milliseconds since the epoch.
 */
import { hash, randomUUIDv7 } from 'node:crypto';
import { EventEmitter } from 'node:events';
import type { Channel, Delivery, DeliveryState, Job, NewLead, Outcome } from './lead.ts';
import { normalizeEmail, normalizePhone } from './normalize.ts';

export interface DeliveryStatus {
  readonly state: DeliveryState;
  readonly attempts: number;
}

/** The store cannot be read or written now: full, broken or unreachable. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}

/** How long a failed delivery waits at most, and when it is given up: after about a week, mostly once an hour. */
export const RETRY = { maxSeconds: 3600, limit: 200 } as const;

export interface QueueOptions {
  /** How long an attempt may take before its server counts as dead, in milliseconds. */
  readonly leaseMs: number;
  /** Wait before the second attempt, in milliseconds. */
  readonly firstRetryMs: number;
}

/** Makes one attempt and records it. Resolves to whether the queue has to make another one later. Never rejects. */
export type Deliver = (job: Job) => Promise<boolean>;

export type SqlValue = string | number | null;

export interface Statement {
  /** With `$1`, `$2`, … for the values. */
  readonly text: string;
  readonly values: readonly SqlValue[];
  /** Adds a job for each delivery whose `id` and `channel` it returns, in the same transaction. */
  readonly enqueues?: true;
}

export abstract class Store {
  /** Emits the id of a lead when this process has recorded the outcome of an attempt to deliver it. */
  readonly outcomes = new EventEmitter().setMaxListeners(0);

  /** Reads rows of the given shape. @throws StoreUnavailable */
  abstract query<Row extends object>(text: string, values?: readonly SqlValue[]): Promise<Row[]>;
  /**
   * Runs the statements in one transaction, which is on disk when this resolves, and returns the rows of each.
   * @throws StoreUnavailable when nothing was written
   */
  abstract transaction<Row extends object>(statements: readonly Statement[]): Promise<Row[][]>;

  /**
   * Calls `deliver` for each delivery that is due, at most a few at a time; calls `onError` when the queue cannot be read or
   * written, and goes on.
   */
  abstract startWork(deliver: Deliver, onError: (error: unknown) => void): Promise<void>;
  /** Makes a pending delivery due now, unless an attempt is being made. */
  abstract runNow(job: Job): Promise<void>;
  /** Begins nothing more, and resolves when every attempt has ended. */
  abstract stopWork(): Promise<void>;

  /** The time of all stamps: one clock for all servers that share a database. */
  abstract now(): Promise<number>;
  /** Removes what is left of deleted rows in the files. */
  abstract purgeDeleted(): Promise<void>;
  /** Call it last, after `stopWork`. */
  abstract close(): Promise<void>;

  /**
   * Writes a lead, its consent record and its deliveries, unless the same message with the same key was stored before. A new
   * lead's id is a UUID of version 7, which sorts by time.
   * @throws StoreUnavailable when nothing was written
   */
  async addLead(lead: NewLead): Promise<{ id: string; isNew: boolean }> {
    const { submission, consent, key = null, suspicion = null, channels } = lead;
    const { name, email, phone, message, domain } = submission;
    const { textVersion, page, clientAddress, userAgent } = consent;
    const [id, consentId, now] = [randomUUIDv7(), randomUUIDv7(), await this.now()];
    // Equal for two messages exactly when all their values are equal.
    const contentHash = hash('sha256', JSON.stringify([name, email, phone, message, domain]));
    const [emailKey, phoneKey] = [normalizeEmail(email), normalizePhone(phone)];
    const inserted = {
      text: `INSERT INTO leads (id, form_key, content_hash, name, email, phone, message, domain,
          email_key, phone_key, suspicion, received_at)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) ON CONFLICT DO NOTHING RETURNING id`,
      values: [id, key, contentHash, name, email, phone, message, domain, emailKey, phoneKey, suspicion, now],
    };
    // If the same message is stored, there is no lead with this id, and none of these inserts anything.
    const [rows] = await this.transaction([
      inserted,
      ...channels.map((channel) => openDelivery(id, channel, now)),
      {
        text: `INSERT INTO consent_texts (version) SELECT $2 FROM leads WHERE id = $1 ON CONFLICT DO NOTHING`,
        values: [id, textVersion],
      },
      {
        text: `INSERT INTO consents (id, lead_id, text_version, phone, page, given_at)
          SELECT $2, id, $3, phone, $4, received_at FROM leads WHERE id = $1`,
        values: [id, consentId, textVersion, page],
      },
      {
        text: `INSERT INTO consent_clients (consent_id, address, user_agent, seen_at)
          SELECT id, $2, $3, given_at FROM consents WHERE id = $1`,
        values: [consentId, clientAddress, userAgent],
      },
    ]);
    if (rows?.length === 1) return { id, isNew: true };
    const known = 'SELECT id FROM leads WHERE form_key = $1 AND content_hash = $2';
    const [stored] = await this.query<{ id: string }>(known, [key, contentHash]);
    // Erased since, so that nothing is stored.
    if (stored === undefined) throw new StoreUnavailable('The message was erased while it was sent again.');
    return { id: stored.id, isNew: false };
  }

  /** Undefined when there is no such delivery. */
  async deliveryStatus(id: string, channel: Channel): Promise<DeliveryStatus | undefined> {
    const text = 'SELECT state, attempts FROM deliveries WHERE lead_id = $1 AND channel = $2';
    return (await this.query<DeliveryStatus>(text, [id, channel]))[0];
  }

  /** What to deliver; undefined when that was done meanwhile, or the message was erased. */
  async pendingDelivery({ id, channel }: Job): Promise<Delivery | undefined> {
    const text = `SELECT id, channel, attempts, suspicion, name, email, phone, message, domain
      FROM deliveries JOIN leads ON id = lead_id WHERE lead_id = $1 AND channel = $2 AND state = 'pending'`;
    return (await this.query<Delivery>(text, [id, channel]))[0];
  }

  /**
   * Records the outcome of an attempt. Success at the first attempt shows that the channel works again, so deliveries that
   * were parked before their last attempt (status 410) are due again. One of many attempts may succeed by luck.
   */
  async recordAttempt({ id, channel, attempts }: Delivery, outcome: Outcome): Promise<void> {
    if (outcome.kind === 'failed') {
      const failed = {
        text: `UPDATE deliveries SET state = $3, attempts = attempts + 1, last_error = $4
          WHERE lead_id = $1 AND channel = $2 AND state = 'pending'`,
        values: [id, channel, outcome.final ? 'parked' : 'pending', outcome.error],
      };
      await this.transaction([failed]);
    } else {
      const delivered = {
        text: `UPDATE deliveries SET state = 'delivered', attempts = attempts + 1, delivered_at = $3, last_error = NULL
          WHERE lead_id = $1 AND channel = $2`,
        values: [id, channel, await this.now()],
      };
      const reviveParkedEarly: Statement = {
        text: `UPDATE deliveries SET state = 'pending' WHERE state = 'parked' AND channel = $1 AND attempts < $2
          RETURNING lead_id AS id, channel`,
        values: [channel, RETRY.limit],
        enqueues: true,
      };
      await this.transaction(attempts === 0 ? [delivered, reviveParkedEarly] : [delivered]);
    }
    this.outcomes.emit(id);
  }

  /** Makes all parked deliveries due now. Returns the number of leads. */
  async retryParked(channels: readonly Channel[]): Promise<number> {
    const now = await this.now();
    const text = `UPDATE deliveries SET state = 'pending', attempts = 0, since = $2
      WHERE state = 'parked' AND channel = $1 RETURNING lead_id AS id, channel`;
    const retried = await this.transaction<Job>(
      channels.map((channel) => ({ text, values: [channel, now], enqueues: true })),
    );
    return new Set(retried.flat().map(({ id }) => id)).size;
  }

  /**
   * Makes a lead's open deliveries due now, including those on channels that were set up after it came.
   * Returns whether there were any.
   */
  async retryLead(id: string, channels: readonly Channel[]): Promise<boolean> {
    const now = await this.now();
    const text = `SELECT lead_id AS id, channel FROM deliveries WHERE lead_id = $1 AND state = 'pending'`;
    const pending = await this.query<Job>(text, [id]);
    const waiting = pending.filter(({ channel }) => channels.includes(channel));
    const opened = await this.transaction(channels.map((channel) => openDelivery(id, channel, now)));
    for (const job of waiting) await this.runNow(job);
    return waiting.length + opened.flat().length > 0;
  }

  /** Of unanswered leads: how many deliveries were given up, and how many are pending since the given time, with one error of each. */
  async stuckDeliveries(since: number) {
    const text = `SELECT state, count(*) AS count, coalesce(max(last_error), 'no attempt was made') AS error
      FROM deliveries JOIN leads ON id = lead_id
      WHERE answered_at IS NULL AND (state = 'parked' OR state = 'pending' AND since <= $1)
      GROUP BY state ORDER BY state DESC`;
    return await this.query<{ state: 'parked' | 'pending'; count: number; error: string }>(text, [since]);
  }

  /** Returns whether there is such a lead. */
  async setAnswered(id: string, answered: boolean): Promise<boolean> {
    const text = 'UPDATE leads SET answered_at = $1 WHERE id = $2 RETURNING id';
    const [changed] = await this.transaction([{ text, values: [answered ? await this.now() : null, id] }]);
    return changed?.length === 1;
  }

  /** Stores the words of a version of the agreement, so that later servers know them. */
  async addConsentText(version: string, words: string): Promise<void> {
    const text = `INSERT INTO consent_texts (version, text) VALUES ($1, $2)
      ON CONFLICT (version) DO UPDATE SET text = excluded.text WHERE consent_texts.text IS NULL`;
    await this.transaction([{ text, values: [version, words] }]);
  }

  /** A value that is kept over restarts; undefined before it was set. */
  async metadata(name: string): Promise<string | undefined> {
    const text = 'SELECT value FROM facts WHERE name = $1';
    return (await this.query<{ value: string }>(text, [name]))[0]?.value;
  }

  async setMetadata(name: string, value: string): Promise<void> {
    const text = 'INSERT INTO facts VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value';
    await this.transaction([{ text, values: [name, value] }]);
  }

  /** Sets metadata to the current time unless it was set within `ms`. Returns true on one of several servers that share a database. */
  async claimTimestamp(name: string, ms: number): Promise<boolean> {
    const now = await this.now();
    const text = `INSERT INTO facts (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value
      WHERE CAST(facts.value AS BIGINT) <= $3 RETURNING name`;
    const [claimed] = await this.transaction([{ text, values: [name, String(now), now - ms] }]);
    return claimed?.length === 1;
  }

  /** Resolves when a lead could be written now. @throws StoreUnavailable */
  async checkWritable(): Promise<void> {
    await this.setMetadata('probed', String(await this.now()));
  }
}

/** Adds a delivery that a lead does not have yet, or makes a parked one due. */
function openDelivery(id: string, channel: Channel, now: number): Statement {
  return {
    text: `INSERT INTO deliveries (lead_id, channel, state, since)
      SELECT id, $2, 'pending', CAST($3 AS BIGINT) FROM leads WHERE id = $1
      ON CONFLICT (lead_id, channel) DO UPDATE SET state = 'pending', attempts = 0, since = excluded.since
      WHERE deliveries.state = 'parked' RETURNING lead_id AS id, channel`,
    values: [id, channel, now],
    enqueues: true,
  };
}
