/** SQL that both stores run. Times are milliseconds since the epoch. */
import type { NewLead, Outcome } from '../lead.ts';
import type { RequeueFilter } from '../store.ts';
import { LEAD_COLUMNS, type LeadRow } from './rows.ts';
import type { SqlValue, Statement } from './sql.ts';

export const LEAD_BY_ID = 'SELECT * FROM leads WHERE id = ?';
export const LEADS_BY_KEY = 'SELECT * FROM leads WHERE form_key = ? ORDER BY id';

export function insert(table: string, row: Readonly<Record<string, SqlValue>>): Statement {
  const columns = Object.keys(row);
  const marks = columns.map(() => '?');
  return {
    text: `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${marks.join(', ')})`,
    values: Object.values(row),
  };
}

export function insertLead(row: LeadRow): Statement {
  return insert('leads', Object.fromEntries(LEAD_COLUMNS.map((column) => [column, row[column]])));
}

/** The proof that the sender of a message agreed to get text messages. */
export function insertConsent(id: string, leadId: string, { consent }: NewLead, now: number): Statement[] {
  const { textVersion, text, ticked, phone, page, clientAddress, userAgent } = consent;
  const agreement = insert('consent_texts', { version: textVersion, text });
  return [
    { ...agreement, text: `${agreement.text} ON CONFLICT DO NOTHING` },
    insert('consents', {
      id,
      lead_id: leadId,
      text_version: textVersion,
      ticked: ticked ? 1 : 0,
      phone,
      page,
      given_at: now,
    }),
    insert('consent_clients', {
      consent_id: id,
      address: clientAddress,
      user_agent: userAgent,
      seen_at: now,
    }),
  ];
}

/** Replaces the content of a lead, which is due immediately and has to be answered. */
export function correctLead(row: LeadRow, now: number): Statement {
  const { content_hash, name, email, phone, message, email_key, phone_key } = row;
  return {
    text: `UPDATE leads SET content_hash = ?, name = ?, email = ?, phone = ?, message = ?, email_key = ?,
      phone_key = ?, state = 'pending', tried_since = ?, planned_at = ?, due_at = ?, answered_at = NULL WHERE id = ?`,
    values: [content_hash, name, email, phone, message, email_key, phone_key, now, now, now, row.id],
  };
}

export function reviveLead(id: string, now: number): Statement {
  return {
    text: `UPDATE leads SET state = 'pending', tried_since = ?, planned_at = ?, due_at = ? WHERE id = ?`,
    values: [now, now, now, id],
  };
}

export function replaceLead({ id }: LeadRow): Statement {
  return { text: `UPDATE leads SET state = 'replaced' WHERE id = ?`, values: [id] };
}

/** Makes leads pending and due immediately. */
export function requeueLeads({ states, id }: RequeueFilter, now: number): Statement {
  return {
    text: `UPDATE leads SET state = 'pending', tried_since = ?, planned_at = ?, due_at = ?
      WHERE state IN (${states.map(() => '?').join(', ')}) AND id = coalesce(?, id)`,
    values: [now, now, now, ...states, id ?? null],
  };
}

/** Records an attempt. A lead that was replaced during the attempt stays replaced unless it was delivered. */
export function settleLead(id: string, outcome: Outcome, now: number): Statement {
  if (outcome.kind === 'delivered')
    return {
      text: `UPDATE leads SET state = 'delivered', attempts = attempts + 1, delivered_at = ?, last_error = NULL
        WHERE id = ?`,
      values: [now, id],
    };
  const { error, uncertain, retryInMs } = outcome;
  const state = retryInMs === undefined ? 'parked' : 'pending';
  return {
    text: `UPDATE leads SET state = CASE state WHEN 'pending' THEN ? ELSE state END, attempts = attempts + 1,
      last_error = ?, uncertain = CASE WHEN ? = 1 THEN 1 ELSE uncertain END, planned_at = ?, due_at = ? WHERE id = ?`,
    values: [state, error, uncertain ? 1 : 0, now, now + (retryInMs ?? 0), id],
  };
}
