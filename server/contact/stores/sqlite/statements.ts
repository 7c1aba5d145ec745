import type { DatabaseSync } from 'node:sqlite';
import { LEAD_COLUMNS } from '../rows.ts';

/** Every statement of the busy paths, prepared once. */
export function sqliteStatements(db: DatabaseSync) {
  const statement = (sql: string) => db.prepare(sql);
  return {
    leadById: statement('SELECT * FROM leads WHERE id = ?'),
    leadsByKey: statement('SELECT * FROM leads WHERE form_key = ? ORDER BY id'),
    insertLead: statement(
      `INSERT INTO leads (${LEAD_COLUMNS.join(', ')}) VALUES (${LEAD_COLUMNS.map(() => '?').join(', ')})`,
    ),
    correct: statement(
      `UPDATE leads SET content_hash = ?, name = ?, email = ?, phone = ?, message = ?, email_key = ?, phone_key = ?,
         state = 'pending', tried_since = ?, planned_at = ?, due_at = ? WHERE id = ?`,
    ),
    revive: statement(
      `UPDATE leads SET state = 'pending', tried_since = ?, planned_at = ?, due_at = ? WHERE id = ?`,
    ),
    replace: statement(`UPDATE leads SET state = 'replaced' WHERE id = ?`),
    settleDelivered: statement(
      `UPDATE leads SET state = 'delivered', attempts = attempts + 1, delivered_at = ?, last_error = NULL WHERE id = ?`,
    ),
    // A lead that was replaced while it was tried stays replaced.
    settleFailed: statement(
      `UPDATE leads SET state = CASE state WHEN 'pending' THEN ? ELSE state END, attempts = attempts + 1,
         last_error = ?, uncertain = max(uncertain, ?), planned_at = ?, due_at = ? WHERE id = ?`,
    ),
    due: statement(`SELECT id FROM leads WHERE state = 'pending' AND due_at <= ? ORDER BY due_at LIMIT ?`),
    // What was planned by a clock that has been set back since is due now.
    replan: statement(
      `UPDATE leads SET planned_at = ?, due_at = ? WHERE state = 'pending' AND planned_at > ?`,
    ),
    insertText: statement('INSERT INTO consent_texts (version, text) VALUES (?, ?) ON CONFLICT DO NOTHING'),
    insertConsent: statement(
      `INSERT INTO consents (id, lead_id, text_version, ticked, phone, page, given_at) VALUES (?, ?, ?, ?, ?, ?, ?)`,
    ),
    insertClient: statement(
      'INSERT INTO consent_clients (consent_id, address, user_agent, seen_at) VALUES (?, ?, ?, ?)',
    ),
    probeIn: statement('INSERT INTO probe (id, filler) VALUES (1, ?)'),
    probeOut: statement('DELETE FROM probe'),
  };
}
