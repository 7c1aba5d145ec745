/** The statements of a store, in SQL that SQLite and PostgreSQL share. Times are milliseconds since the epoch. */
import { createHash, randomUUIDv7 } from 'node:crypto';
import type { Channel, Delivery, NewLead, Outcome, Submission } from './lead.ts';
import { normalizeEmail, normalizePhone } from './person.ts';
import { RETRY } from './retry.ts';

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

/** Equal for two messages exactly when all their values are equal. */
function contentHash({ name, email, phone, message, domain }: Submission): string {
  const values = JSON.stringify([name, email, phone, message, domain]);
  return createHash('sha256').update(values).digest('hex');
}

/** Inserts a row if `condition` holds and the row does not exist. */
function insert(
  table: string,
  row: Readonly<Record<string, SqlValue>>,
  condition: string,
  values: readonly SqlValue[] = [],
): Statement {
  // PostgreSQL takes the values of a SELECT as text.
  const marks = Object.values(row).map((value) => (typeof value === 'number' ? 'CAST(? AS BIGINT)' : '?'));
  return {
    text: `INSERT INTO ${table} (${Object.keys(row).join(', ')}) SELECT ${marks.join(', ')} WHERE ${condition}
      ON CONFLICT DO NOTHING`,
    values: [...Object.values(row), ...values],
  };
}

/** Returns the deliveries that a statement changed to the queue. */
function queued(queue: 'add' | 'hurry', { text, values }: Statement): Statement {
  return { text: `${text} RETURNING lead_id AS id, channel`, values, queue };
}

/**
 * What stores a lead. The first statement of `accept` returns no row if the same message with the same key is stored; then
 * none changes anything, and `known` finds the stored lead. The id of a new one is a UUID of version 7, which sorts by time.
 */
export function planAccept(lead: NewLead, now: number) {
  const { submission, consent, key = null, suspicion = null, channels } = lead;
  const [id, consentId, hash] = [randomUUIDv7(), randomUUIDv7(), contentHash(submission)];
  const row = {
    id,
    form_key: key,
    content_hash: hash,
    ...submission,
    email_key: normalizeEmail(submission.email),
    phone_key: normalizePhone(submission.phone),
    suspicion,
    received_at: now,
  };
  const first = insert('leads', row, 'true');
  const insertWithLead = (table: string, values: Readonly<Record<string, SqlValue>>) =>
    insert(table, values, 'EXISTS (SELECT 1 FROM leads WHERE id = ?)', [id]);
  const { textVersion, phone, page, clientAddress, userAgent } = consent;
  return {
    id,
    accept: [
      { ...first, text: `${first.text} RETURNING id` },
      ...channels.map((channel) => addDelivery(channel, id, now)),
      insertWithLead('consent_texts', { version: textVersion }),
      insertWithLead('consents', {
        id: consentId,
        lead_id: id,
        text_version: textVersion,
        phone,
        page,
        given_at: now,
      }),
      insertWithLead('consent_clients', {
        consent_id: consentId,
        address: clientAddress,
        user_agent: userAgent,
        seen_at: now,
      }),
    ],
    known: { text: 'SELECT id FROM leads WHERE form_key = ? AND content_hash = ?', values: [key, hash] },
  };
}

/** A delivery that is still to be made, with its lead. */
export const PENDING = `SELECT id, channel, attempts, suspicion, name, email, phone, message, domain
  FROM deliveries JOIN leads ON id = lead_id WHERE lead_id = ? AND channel = ? AND state = 'pending'`;

/** Records an attempt and ends its claim. */
export function settle(
  { id, channel }: Delivery,
  outcome: Outcome,
  retryInMs: number,
  now: number,
): Statement {
  if (outcome.kind === 'delivered')
    return {
      text: `UPDATE deliveries SET state = 'delivered', attempts = attempts + 1, delivered_at = ?, last_error = NULL,
        claimed_until = 0 WHERE lead_id = ? AND channel = ?`,
      values: [now, id, channel],
    };
  const state = outcome.final ? 'parked' : 'pending';
  return {
    text: `UPDATE deliveries SET state = ?, attempts = attempts + 1, last_error = ?, due_at = ?, claimed_until = 0
      WHERE lead_id = ? AND channel = ? AND state = 'pending'`,
    values: [state, outcome.error, now + retryInMs, id, channel],
  };
}

/** Makes parked deliveries due: of one lead, or all. */
export function revive(channels: readonly Channel[], id: string | undefined, now: number): Statement {
  return queued('add', {
    text: `UPDATE deliveries SET state = 'pending', attempts = 0, since = ?, due_at = ?
      WHERE state = 'parked' AND channel IN (${marks(channels)}) AND lead_id = coalesce(?, lead_id)`,
    values: [now, now, ...channels, id ?? null],
  });
}

/** Makes due what was given up early, as after status 410: the receiver works again. What it refused to the end stays. */
export function reviveAfterSuccess(channel: Channel, now: number): Statement {
  return queued('add', {
    text: `UPDATE deliveries SET state = 'pending', due_at = ? WHERE state = 'parked' AND channel = ? AND attempts < ?`,
    values: [now, channel, RETRY.limit],
  });
}

/** Adds a delivery that a lead does not have yet. */
export function addDelivery(channel: Channel, id: string, now: number): Statement {
  const row = { lead_id: id, channel, state: 'pending', since: now, due_at: now };
  return queued('add', insert('deliveries', row, 'EXISTS (SELECT 1 FROM leads WHERE id = ?)', [id]));
}

/** Makes pending deliveries due. */
export function hurry(channels: readonly Channel[], id: string, now: number): Statement {
  return queued('hurry', {
    text: `UPDATE deliveries SET due_at = ? WHERE state = 'pending' AND lead_id = ? AND channel IN (${marks(channels)})`,
    values: [now, id, ...channels],
  });
}

/** Remembers a small fact beyond a restart. */
export function setFact(name: string, value: string): Statement {
  return {
    text: 'INSERT INTO facts VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
    values: [name, value],
  };
}

export const STATUS = 'SELECT state, attempts FROM deliveries WHERE lead_id = ? AND channel = ?';

function marks(values: readonly unknown[]): string {
  return values.map(() => '?').join(', ');
}
