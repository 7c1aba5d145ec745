/** What storing a message changes, given earlier messages with the same Idempotency-Key. */
import { randomUUIDv7 } from 'node:crypto';
import type { NewLead } from '../lead.ts';
import type { Accepted } from '../store.ts';
import { contentHash, type LeadRow, newRow } from './rows.ts';
import type { Statement } from './sql.ts';
import { correctLead, insertConsent, insertLead, replaceLead, reviveLead } from './statements.ts';

export interface AcceptPlan {
  readonly outcome: Accepted['outcome'];
  /** The lead that has the message now. */
  readonly row: LeadRow;
  /** For one transaction. None if the same message is stored already. */
  readonly statements: readonly Statement[];
}

/**
 * The webhook tells leads apart by their id. If it may have received the earlier message (after a timeout, a cut
 * connection, or during an attempt), it would drop a correction with the same id as a repeat, so the correction becomes
 * a new lead.
 * @param known all leads with the key
 * @param isClaimed whether an attempt to deliver the lead is in progress
 * @param now milliseconds since the epoch
 */
export function planAccept(
  lead: NewLead,
  known: readonly LeadRow[],
  isClaimed: (row: LeadRow) => boolean,
  now: number,
): AcceptPlan {
  const hash = contentHash(lead.submission);
  const same = known.find((row) => row.content_hash === hash);
  const open = known.filter((row) => row !== same && (row.state === 'pending' || row.state === 'parked'));
  if (same?.state === 'parked' || same?.state === 'replaced') {
    const statements = [reviveLead(same.id, now), ...open.map(replaceLead)];
    return { outcome: 'undelivered', row: same, statements };
  }
  if (same !== undefined)
    return { outcome: same.state === 'pending' ? 'undelivered' : 'settled', row: same, statements: [] };

  // Suspected spam must not replace a message that is not.
  const replaced = lead.suspicion === undefined ? open : [];
  const [only, ...more] = replaced;
  if (only !== undefined && more.length === 0 && only.uncertain === 0 && !isClaimed(only)) {
    const row = newRow(only.id, lead, now);
    const statements = [correctLead(row, now), ...insertConsent(randomUUIDv7(), only.id, lead, now)];
    return { outcome: 'undelivered', row, statements };
  }
  // Version 7 sorts by time, so that lists are in order and an index of leads grows at its end.
  const row = newRow(randomUUIDv7(), lead, now);
  const statements = [
    ...replaced.map(replaceLead),
    insertLead(row),
    ...insertConsent(randomUUIDv7(), row.id, lead, now),
  ];
  return { outcome: row.state === 'pending' ? 'new' : 'settled', row, statements };
}
