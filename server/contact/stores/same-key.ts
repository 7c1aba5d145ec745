/** What a message does to those that came before it under the same Idempotency-Key. */
import type { NewLead } from '../lead.ts';
import { contentHash } from './content-hash.ts';
import type { LeadRow } from './rows.ts';

export type KeyDecision<Row extends LeadRow> =
  /** Nothing to write: it is there already. */
  | { readonly kind: 'known'; readonly row: Row }
  /** The same message, given up on or replaced before, is wanted again. */
  | { readonly kind: 'revive'; readonly row: Row; readonly replaced: readonly Row[] }
  /** A correction of a message that the webhook has certainly not got: the lead keeps its id. */
  | { readonly kind: 'correct'; readonly row: Row }
  | { readonly kind: 'insert'; readonly replaced: readonly Row[] };

/**
 * The webhook tells leads apart by their id. So a correction may keep the id only while the webhook cannot have taken
 * the earlier wording; when it may have (a timeout, a cut connection, a try under way), a kept id would make it drop
 * the correction as a repeat, and the correction becomes a lead with an id of its own.
 * @param rows every lead under the key
 * @param isClaimed whether a try to deliver the lead is under way
 */
export function decideByKey<Row extends LeadRow>(
  lead: NewLead,
  rows: readonly Row[],
  isClaimed: (row: Row) => boolean,
): KeyDecision<Row> {
  const hash = contentHash(lead.submission);
  const same = rows.find((row) => row.content_hash === hash);
  const open = rows.filter((row) => row !== same && (row.state === 'pending' || row.state === 'parked'));
  if (same !== undefined) {
    const over = same.state === 'parked' || same.state === 'replaced';
    return over ? { kind: 'revive', row: same, replaced: open } : { kind: 'known', row: same };
  }
  // A message that looks like spam must not push aside one that does not.
  if (lead.suspicion !== undefined) return { kind: 'insert', replaced: [] };
  const [only, ...more] = open;
  if (only !== undefined && more.length === 0 && only.uncertain === 0 && !isClaimed(only)) {
    return { kind: 'correct', row: only };
  }
  return { kind: 'insert', replaced: open };
}
