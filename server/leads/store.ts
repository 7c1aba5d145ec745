/**
 * Stored messages and their deliveries, in SQL that SQLite and PostgreSQL share. The two differ in transactions and in the
 * queue. Times are milliseconds since the epoch.
 */
import { hash, randomUUIDv7 } from 'node:crypto';
import type { Channel, Delivery, DeliveryState, Job, NewLead, Outcome } from './lead.ts';
import { normalizeEmail, normalizePhone } from './normalize.ts';
import { RETRY, retryDelay } from './retry.ts';

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

export type SqlValue = string | number | null;

export interface Statement {
  /** With `?` for each value. */
  readonly text: string;
  readonly values: readonly SqlValue[];
  /**
   * What the queue does with the deliveries that the statement returns as `id` and `channel`, in the same transaction:
   * `add` new jobs, or `hurry` the jobs that wait. SQLite's queue reads the rows themselves, and is only woken.
   */
  readonly queue?: 'add' | 'hurry';
}

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

  /** The time by which leads are stamped and expire: the same clock for all servers. */
  abstract now(): Promise<number>;
  /** Overwrites deleted rows in the files. */
  abstract scrub(): Promise<void>;
  /** Call it last, after `stopWork`. */
  abstract close(): Promise<void>;

  /**
   * Writes a lead, its consent record and its deliveries, unless the same message with the same key was stored before. A new
   * lead's id is a UUID of version 7, which sorts by time.
   * @throws StoreUnavailable when nothing was written
   */
  async accept(lead: NewLead): Promise<{ id: string; isNew: boolean }> {
    const { submission, consent, key = null, suspicion = null, channels } = lead;
    const { name, email, phone, message, domain } = submission;
    const [id, consentId, now] = [randomUUIDv7(), randomUUIDv7(), await this.now()];
    // Equal for two messages exactly when all their values are equal.
    const contentHash = hash('sha256', JSON.stringify([name, email, phone, message, domain]));
    const insertLead = insert('leads', {
      id,
      form_key: key,
      content_hash: contentHash,
      ...submission,
      email_key: normalizeEmail(email),
      phone_key: normalizePhone(phone),
      suspicion,
      received_at: now,
    });
    const { textVersion, page, clientAddress, userAgent } = consent;
    const given = { id: consentId, lead_id: id, text_version: textVersion, phone, page, given_at: now };
    const client = { consent_id: consentId, address: clientAddress, user_agent: userAgent, seen_at: now };
    // If the same message is stored, the first returns no row, and none changes anything.
    const [inserted] = await this.write([
      { ...insertLead, text: `${insertLead.text} RETURNING id` },
      ...channels.map((channel) => addDelivery(channel, id, now)),
      insert('consent_texts', { version: textVersion }, id),
      insert('consents', given, id),
      insert('consent_clients', client, id),
    ]);
    if (inserted?.length === 1) return { id, isNew: true };
    const known = 'SELECT id FROM leads WHERE form_key = ? AND content_hash = ?';
    const [stored] = await this.all<{ id: string }>(known, [key, contentHash]);
    // Erased since, so that nothing is stored.
    if (stored === undefined) throw new StoreUnavailable('The message was erased while it was sent again.');
    return { id: stored.id, isNew: false };
  }

  /** Undefined when there is no such delivery. */
  async status(id: string, channel: Channel): Promise<DeliveryStatus | undefined> {
    const text = 'SELECT state, attempts FROM deliveries WHERE lead_id = ? AND channel = ?';
    return (await this.all<DeliveryStatus>(text, [id, channel]))[0];
  }

  /** What to deliver; undefined when that was done meanwhile, or the message was erased. */
  async pending({ id, channel }: Job): Promise<Delivery | undefined> {
    const text = `SELECT id, channel, attempts, suspicion, name, email, phone, message, domain
      FROM deliveries JOIN leads ON id = lead_id WHERE lead_id = ? AND channel = ? AND state = 'pending'`;
    return (await this.all<Delivery>(text, [id, channel]))[0];
  }

  /**
   * Records an attempt and ends its claim. A channel that takes a message at the first attempt works again, so it gets what
   * was given up for it early, as after status 410. Later attempts do not count: one of many may succeed by luck.
   */
  async record({ id, channel, attempts }: Delivery, outcome: Outcome): Promise<void> {
    const now = Date.now();
    if (outcome.kind === 'failed') {
      const text = `UPDATE deliveries SET state = ?, attempts = attempts + 1, last_error = ?, due_at = ?, claimed_until = 0
        WHERE lead_id = ? AND channel = ? AND state = 'pending'`;
      const dueAt = now + retryDelay(attempts + 1, this.#firstRetrySeconds);
      const state = outcome.final ? 'parked' : 'pending';
      await this.write([{ text, values: [state, outcome.error, dueAt, id, channel] }]);
      return;
    }
    const delivered = {
      text: `UPDATE deliveries SET state = 'delivered', attempts = attempts + 1, delivered_at = ?, last_error = NULL,
        claimed_until = 0 WHERE lead_id = ? AND channel = ?`,
      values: [now, id, channel],
    };
    // What the receiver refused to the end stays.
    const reviveGivenUpEarly = queued('add', {
      text: `UPDATE deliveries SET state = 'pending', due_at = ? WHERE state = 'parked' AND channel = ? AND attempts < ?`,
      values: [now, channel, RETRY.limit],
    });
    await this.write(attempts === 0 ? [delivered, reviveGivenUpEarly] : [delivered]);
  }

  /** Makes all parked deliveries due now. Returns the number of leads. */
  async retryParked(channels: readonly Channel[]): Promise<number> {
    const found = await this.write([revive(channels, Date.now())]);
    return new Set((found.flat() as Job[]).map(({ id }) => id)).size;
  }

  /**
   * Makes a lead's open deliveries due now, including those on channels that were set up after it came.
   * Returns whether there were any.
   */
  async retryLead(id: string, channels: readonly Channel[]): Promise<boolean> {
    const now = Date.now();
    const hurry = queued('hurry', {
      text: `UPDATE deliveries SET due_at = ? WHERE state = 'pending' AND lead_id = ? AND channel IN (${marks(channels)})`,
      values: [now, id, ...channels],
    });
    const added = channels.map((channel) => addDelivery(channel, id, now));
    const found = await this.write([revive(channels, now, id), ...added, hurry]);
    return found.flat().length > 0;
  }

  /** Remembers a small fact beyond a restart. */
  async setFact(name: string, value: string): Promise<void> {
    const text = 'INSERT INTO facts VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value';
    await this.write([{ text, values: [name, value] }]);
  }

  /** Resolves when a lead could be written now. @throws StoreUnavailable */
  async checkWritable(): Promise<void> {
    await this.setFact('probed', String(Date.now()));
  }
}

/** Inserts a row unless it exists. @param leadId inserts only if this lead exists */
function insert(table: string, row: Readonly<Record<string, SqlValue>>, leadId?: string): Statement {
  // PostgreSQL takes the values of a SELECT as text.
  const values = Object.values(row).map((value) => (typeof value === 'number' ? 'CAST(? AS BIGINT)' : '?'));
  const condition = leadId === undefined ? 'true' : 'EXISTS (SELECT 1 FROM leads WHERE id = ?)';
  return {
    text: `INSERT INTO ${table} (${Object.keys(row).join(', ')}) SELECT ${values.join(', ')} WHERE ${condition}
      ON CONFLICT DO NOTHING`,
    values: [...Object.values(row), ...(leadId === undefined ? [] : [leadId])],
  };
}

/** Returns the deliveries that a statement changed to the queue. */
function queued(queue: 'add' | 'hurry', { text, values }: Statement): Statement {
  return { text: `${text} RETURNING lead_id AS id, channel`, values, queue };
}

/** Adds a delivery that a lead does not have yet. */
function addDelivery(channel: Channel, id: string, now: number): Statement {
  const row = { lead_id: id, channel, state: 'pending', since: now, due_at: now };
  return queued('add', insert('deliveries', row, id));
}

/** Makes parked deliveries due: of one lead, or all. */
function revive(channels: readonly Channel[], now: number, id: string | null = null): Statement {
  return queued('add', {
    text: `UPDATE deliveries SET state = 'pending', attempts = 0, since = ?, due_at = ?
      WHERE state = 'parked' AND channel IN (${marks(channels)}) AND lead_id = coalesce(?, lead_id)`,
    values: [now, now, ...channels, id],
  });
}

function marks(values: readonly unknown[]): string {
  return values.map(() => '?').join(', ');
}
