/** Stores a validated message and tries to deliver it once. */
import type { FastifyBaseLogger } from 'fastify';
import type { Deliveries } from './delivery.ts';
import type { NewLead } from './lead.ts';
import type { LeadStore } from './store.ts';

/** `queued` is stored and not yet delivered. */
export type IntakeResult = 'sent' | 'queued';

export interface Intake {
  readonly store: LeadStore;
  /** Undefined when no webhook is set; messages are then only stored. */
  readonly deliveries: Deliveries | undefined;
}

/** @throws StoreUnavailable when the message could not be stored. */
export async function takeLead(
  { store, deliveries }: Intake,
  lead: NewLead,
  log: FastifyBaseLogger,
): Promise<IntakeResult> {
  const accepted = await store.accept(lead);
  const id = accepted.outcome === 'new' ? accepted.claim.id : accepted.id;
  log.info({ lead: id, outcome: accepted.outcome, quarantined: lead.suspicion !== undefined }, 'lead stored');
  if (accepted.outcome === 'settled' || deliveries === undefined) return 'sent';
  const result = await deliveries.tryNow(accepted.outcome === 'new' ? accepted.claim : id);
  return result === 'delivered' ? 'sent' : 'queued';
}
