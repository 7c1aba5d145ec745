import { LEAD_COLUMNS } from '../rows.ts';

/** The database's clock, in milliseconds since the epoch: servers need not agree about theirs. */
export const NOW = '(extract(epoch FROM clock_timestamp()) * 1000)::bigint';

const columns = LEAD_COLUMNS.join(', ');
const placeholders = LEAD_COLUMNS.map((_column, index) => `$${index + 1}`).join(', ');
const after = (count: number) => `$${LEAD_COLUMNS.length + count}`;

/** A lead, its consent and who gave it, in one round trip. */
export const INSERT_LEAD = `
  WITH text AS (
    INSERT INTO consent_texts (version, text) VALUES (${after(1)}, ${after(2)}) ON CONFLICT DO NOTHING
  ), lead AS (
    INSERT INTO leads (${columns}, claimed_until, job_id) VALUES (${placeholders}, ${after(3)}, ${after(4)})
  ), consent AS (
    INSERT INTO consents (id, lead_id, text_version, ticked, phone, page, given_at)
    VALUES (${after(5)}, $1, ${after(1)}, ${after(6)}, ${after(7)}, ${after(8)}, ${after(9)})
  )
  INSERT INTO consent_clients (consent_id, address, user_agent, seen_at)
  VALUES (${after(5)}, ${after(10)}, ${after(11)}, ${after(9)})`;

export const INSERT_CONSENT = `
  WITH text AS (
    INSERT INTO consent_texts (version, text) VALUES ($1, $2) ON CONFLICT DO NOTHING
  ), consent AS (
    INSERT INTO consents (id, lead_id, text_version, ticked, phone, page, given_at)
    VALUES ($3, $4, $1, $5, $6, $7, $8)
  )
  INSERT INTO consent_clients (consent_id, address, user_agent, seen_at) VALUES ($3, $9, $10, $8)`;

export const CLAIM = `
  UPDATE leads SET claimed_until = ${NOW} + $2
  WHERE id = $1 AND state = 'pending' AND claimed_until <= ${NOW} RETURNING *`;

export const CORRECT = `
  UPDATE leads SET content_hash = $2, name = $3, email = $4, phone = $5, message = $6, email_key = $7, phone_key = $8,
    state = 'pending', tried_since = ${NOW}, planned_at = ${NOW}, due_at = ${NOW} WHERE id = $1`;

export const REVIVE = `
  UPDATE leads SET state = 'pending', tried_since = ${NOW}, planned_at = ${NOW}, due_at = ${NOW} WHERE id = $1`;

export const SETTLE_DELIVERED = `
  UPDATE leads SET state = 'delivered', attempts = attempts + 1, delivered_at = ${NOW}, last_error = NULL,
    claimed_until = 0 WHERE id = $1 RETURNING job_id, state`;

/** Only by the holder of the claim: one that lost it to its slowness must not give away somebody else's. */
export const SETTLE_FAILED = `
  UPDATE leads SET state = CASE state WHEN 'pending' THEN $3 ELSE state END, attempts = attempts + 1, last_error = $4,
    uncertain = greatest(uncertain, $5), planned_at = ${NOW}, due_at = ${NOW} + $6, claimed_until = 0
  WHERE id = $1 AND claimed_until = $2 RETURNING job_id, state`;

export const COUNT_SUBMISSION = `
  INSERT INTO submission_windows AS known (client, ends_at, count) VALUES ($1, ${NOW} + $2, 1)
  ON CONFLICT (client) DO UPDATE SET
    count = CASE WHEN known.ends_at <= ${NOW} THEN 1 ELSE known.count + 1 END,
    ends_at = CASE WHEN known.ends_at <= ${NOW} THEN ${NOW} + $2 ELSE known.ends_at END
  RETURNING count, ends_at - ${NOW} AS left`;

export const UNCOUNT_SUBMISSION = `
  UPDATE submission_windows SET count = count - 1 WHERE client = $1 AND count > 0`;

/** Leads that nothing will wake: set free by the owner, brought over from another store, or orphaned by a bug. */
export const SLEEPERS = `
  SELECT id, job_id FROM leads
  WHERE state = 'pending' AND due_at <= ${NOW} AND claimed_until <= ${NOW}
    AND NOT EXISTS (SELECT 1 FROM pgboss.job WHERE job.id = leads.job_id AND job.state IN ('created', 'retry', 'active')
        AND (job.state = 'active' OR job.start_after <= now() + interval '3 seconds'))
  ORDER BY due_at LIMIT 200 FOR UPDATE SKIP LOCKED`;
