/** SQL that both stores run, with `?` for each value. */
import { LEAD_COLUMNS } from './rows.ts';

export const STATEMENTS = {
  leadById: 'SELECT * FROM leads WHERE id = ?',
  leadsByKey: 'SELECT * FROM leads WHERE form_key = ? ORDER BY id',
  insertLead: `INSERT INTO leads (${LEAD_COLUMNS.join(', ')}) VALUES (${LEAD_COLUMNS.map(() => '?').join(', ')})`,
  correctLead: `
    UPDATE leads SET content_hash = ?, name = ?, email = ?, phone = ?, message = ?, email_key = ?, phone_key = ?,
      state = 'pending', tried_since = ?, planned_at = ?, due_at = ? WHERE id = ?`,
  reviveLead: `UPDATE leads SET state = 'pending', tried_since = ?, planned_at = ?, due_at = ? WHERE id = ?`,
  replaceLead: `UPDATE leads SET state = 'replaced' WHERE id = ?`,
  settleDelivered: `
    UPDATE leads SET state = 'delivered', attempts = attempts + 1, delivered_at = ?, last_error = NULL WHERE id = ?`,
  // A lead that was replaced during the attempt stays replaced.
  settleFailed: `
    UPDATE leads SET state = CASE state WHEN 'pending' THEN ? ELSE state END, attempts = attempts + 1,
      last_error = ?, uncertain = CASE WHEN ? = 1 THEN 1 ELSE uncertain END, planned_at = ?, due_at = ? WHERE id = ?`,
  insertConsentText: 'INSERT INTO consent_texts (version, text) VALUES (?, ?) ON CONFLICT DO NOTHING',
  insertConsent: `
    INSERT INTO consents (id, lead_id, text_version, ticked, phone, page, given_at) VALUES (?, ?, ?, ?, ?, ?, ?)`,
  insertConsentClient:
    'INSERT INTO consent_clients (consent_id, address, user_agent, seen_at) VALUES (?, ?, ?, ?)',
} as const;
