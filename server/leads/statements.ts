/** SQL that both stores run. Times are milliseconds since the epoch. */
import { createHash, randomUUIDv7 } from 'node:crypto';
import type { Channel, Delivery, NewLead, Outcome, Submission } from './lead.ts';
import { normalizeEmail, normalizePhone } from './person.ts';
import { RETRY } from './retry.ts';
import type { SqlValue, Statement } from './sql.ts';

/** Equal for two messages exactly when all their values are equal. */
function contentHash({ name, email, phone, message, domain, agreementChecked }: Submission): string {
  const values = JSON.stringify([name, email, phone, message, domain, agreementChecked]);
  return createHash('sha256').update(values).digest('hex');
}

export interface AcceptPlan {
  /** The id of the lead if it is new. Version 7 sorts by time. */
  readonly id: string;
  /** For one transaction. The first changes no row if the same message with the same key is stored; then none does. */
  readonly statements: readonly Statement[];
  /** Finds the stored lead in that case. */
  readonly known: Statement;
}

export function planAccept(lead: NewLead, now: number): AcceptPlan {
  const { submission, consent, key, suspicion, channels } = lead;
  const { name, email, phone, message, domain, agreementChecked } = submission;
  const [id, consentId, hash] = [randomUUIDv7(), randomUUIDv7(), contentHash(submission)];
  /** Inserts a row if the lead was inserted. */
  const insert = (table: string, row: Readonly<Record<string, SqlValue>>): Statement => {
    const marks = Object.values(row).map((value) => (typeof value === 'number' ? 'CAST(? AS BIGINT)' : '?'));
    return {
      text: `INSERT INTO ${table} (${Object.keys(row).join(', ')})
        SELECT ${marks.join(', ')} WHERE EXISTS (SELECT 1 FROM leads WHERE id = ?) ON CONFLICT DO NOTHING`,
      values: [...Object.values(row), id],
    };
  };
  const row = {
    id,
    form_key: key ?? null,
    content_hash: hash,
    name,
    email,
    phone,
    message,
    domain,
    agreement_checked: agreementChecked ? 1 : 0,
    email_key: normalizeEmail(email),
    phone_key: normalizePhone(phone),
    suspicion: suspicion ?? null,
    received_at: now,
  };
  const { textVersion, text, ticked, page, clientAddress, userAgent } = consent;
  const statements = [
    {
      text: `INSERT INTO leads (${Object.keys(row).join(', ')}) VALUES (${Object.keys(row)
        .map(() => '?')
        .join(', ')}) ON CONFLICT (form_key, content_hash) DO NOTHING`,
      values: Object.values(row),
    },
    ...channels.map((channel) =>
      insert('deliveries', { lead_id: id, channel, state: 'pending', since: now, due_at: now }),
    ),
    insert('consent_texts', { version: textVersion, text: text ?? null }),
    insert('consents', {
      id: consentId,
      lead_id: id,
      text_version: textVersion,
      ticked: ticked ? 1 : 0,
      phone: consent.phone,
      page,
      given_at: now,
    }),
    insert('consent_clients', {
      consent_id: consentId,
      address: clientAddress,
      user_agent: userAgent,
      seen_at: now,
    }),
  ];
  const known = {
    text: 'SELECT id FROM leads WHERE form_key = ? AND content_hash = ?',
    values: [key ?? null, hash],
  };
  return { id, statements, known };
}

/** Columns of a delivery with its lead. */
export const DELIVERY_COLUMNS = `lead_id, channel, attempts, suspicion, name, email, phone, message, domain,
  agreement_checked`;

export interface DeliveryRow {
  readonly lead_id: string;
  readonly channel: Channel;
  readonly attempts: number;
  readonly suspicion: string | null;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly message: string;
  readonly domain: string;
  readonly agreement_checked: number;
}

export function deliveryOf(row: DeliveryRow): Delivery {
  const { lead_id: id, channel, attempts, suspicion, name, email, phone, message, domain } = row;
  const agreementChecked = row.agreement_checked === 1;
  return {
    id,
    channel,
    attempts,
    suspicion: suspicion ?? undefined,
    submission: { name, email, phone, message, domain, agreementChecked },
  };
}

/** Records an attempt and ends its claim. @param retryInMs until the next attempt; undefined gives the delivery up */
export function settle(
  { id, channel }: Pick<Delivery, 'id' | 'channel'>,
  outcome: Outcome,
  retryInMs: number | undefined,
  now: number,
): Statement {
  if (outcome.kind === 'delivered')
    return {
      text: `UPDATE deliveries SET state = 'delivered', attempts = attempts + 1, delivered_at = ?, last_error = NULL,
        claimed_until = 0 WHERE lead_id = ? AND channel = ?`,
      values: [now, id, channel],
    };
  return {
    text: `UPDATE deliveries SET state = ?, attempts = attempts + 1, last_error = ?, due_at = ?, claimed_until = 0
      WHERE lead_id = ? AND channel = ? AND state = 'pending'`,
    values: [
      retryInMs === undefined ? 'parked' : 'pending',
      outcome.error,
      now + (retryInMs ?? 0),
      id,
      channel,
    ],
  };
}

/** Makes parked deliveries due: of one lead, or all. Returns their leads. */
export function revive(channels: readonly Channel[], id: string | undefined, now: number): Statement {
  return {
    text: `UPDATE deliveries SET state = 'pending', attempts = 0, since = ?, due_at = ?
      WHERE state = 'parked' AND channel IN (${channels.map(() => '?').join(', ')}) AND lead_id = coalesce(?, lead_id)
      RETURNING lead_id, channel`,
    values: [now, now, ...channels, id ?? null],
  };
}

/** Makes due what was given up early, as after status 410: the receiver works again. What it refused to the end stays. */
export function reviveAfterSuccess(channel: Channel, now: number): Statement {
  return {
    text: `UPDATE deliveries SET state = 'pending', due_at = ?
      WHERE state = 'parked' AND channel = ? AND attempts < ? RETURNING lead_id, channel`,
    values: [now, channel, RETRY.limit],
  };
}

/** Adds the deliveries that a lead does not have yet. */
export function addDelivery(channel: Channel, id: string, now: number): Statement {
  return {
    text: `INSERT INTO deliveries (lead_id, channel, state, since, due_at)
      SELECT id, ?, 'pending', CAST(? AS BIGINT), CAST(? AS BIGINT) FROM leads WHERE id = ?
      ON CONFLICT DO NOTHING RETURNING lead_id, channel`,
    values: [channel, now, now, id],
  };
}

/** Makes a pending delivery due. */
export function hurry(channels: readonly Channel[], id: string, now: number): Statement {
  return {
    text: `UPDATE deliveries SET due_at = ? WHERE state = 'pending' AND lead_id = ?
      AND channel IN (${channels.map(() => '?').join(', ')}) RETURNING lead_id, channel`,
    values: [now, id, ...channels],
  };
}

export const STATUS = 'SELECT state, attempts FROM deliveries WHERE lead_id = ? AND channel = ?';
