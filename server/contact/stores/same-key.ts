/** What a message does to earlier ones with the same Idempotency-Key. */
import type { NewLead } from '../lead.ts';
import { contentHash, type LeadRow } from './rows.ts';

export type KeyDecision =
  /** The same message is stored already. */
  | { readonly kind: 'known'; readonly row: LeadRow }
  /** The same message was parked or replaced before; deliver it after all. */
  | { readonly kind: 'revive'; readonly row: LeadRow; readonly replaced: readonly LeadRow[] }
  /** A correction of a message that the webhook cannot have received: the lead keeps its id. */
  | { readonly kind: 'correct'; readonly row: LeadRow }
  | { readonly kind: 'insert'; readonly replaced: readonly LeadRow[] };

/**
 * The webhook tells leads apart by their id. If it may have received the earlier message (after a timeout, a cut
 * connection, or during an attempt), it would drop a correction with the same id as a repeat, so the correction becomes
 * a new lead.
 * @param rows all leads with the key
 * @param isClaimed whether an attempt to deliver the lead is in progress
 */
export function decideByKey(
  lead: NewLead,
  rows: readonly LeadRow[],
  isClaimed: (row: LeadRow) => boolean,
): KeyDecision {
  const hash = contentHash(lead.submission);
  const same = rows.find((row) => row.content_hash === hash);
  const open = rows.filter((row) => row !== same && (row.state === 'pending' || row.state === 'parked'));
  if (same !== undefined) {
    const over = same.state === 'parked' || same.state === 'replaced';
    return over ? { kind: 'revive', row: same, replaced: open } : { kind: 'known', row: same };
  }
  // Suspected spam must not replace a message that is not.
  if (lead.suspicion !== undefined) return { kind: 'insert', replaced: [] };
  const [only, ...more] = open;
  if (only !== undefined && more.length === 0 && only.uncertain === 0 && !isClaimed(only)) {
    return { kind: 'correct', row: only };
  }
  return { kind: 'insert', replaced: open };
}
