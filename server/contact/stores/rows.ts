/** Between rows of a database and what the rest of the server speaks of. */
import { normaliseEmail, normalisePhone } from '../person.ts';
import type { Claim, LeadState, NewLead } from '../lead.ts';
import { contentHash } from './content-hash.ts';

/** A row of `leads`. */
export interface LeadRow {
  readonly id: string;
  readonly form_key: string | null;
  readonly content_hash: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly message: string;
  readonly domain: string;
  readonly agreement_checked: number;
  readonly email_key: string;
  readonly phone_key: string;
  readonly state: LeadState;
  readonly suspicion: string | null;
  readonly received_at: number;
  readonly tried_since: number;
  readonly attempts: number;
  readonly planned_at: number;
  readonly due_at: number;
  readonly delivered_at: number | null;
  readonly last_error: string | null;
  readonly uncertain: number;
}

export const LEAD_COLUMNS = [
  'id',
  'form_key',
  'content_hash',
  'name',
  'email',
  'phone',
  'message',
  'domain',
  'agreement_checked',
  'email_key',
  'phone_key',
  'state',
  'suspicion',
  'received_at',
  'tried_since',
  'attempts',
  'planned_at',
  'due_at',
  'delivered_at',
  'last_error',
  'uncertain',
] as const satisfies readonly (keyof LeadRow)[];

/** A lead as it is first written. @param now milliseconds since the epoch */
export function newRow(id: string, lead: NewLead, now: number): LeadRow {
  const { name, email, phone, message, domain, agreementChecked } = lead.submission;
  return {
    id,
    form_key: lead.key ?? null,
    content_hash: contentHash(lead.submission),
    name,
    email,
    phone,
    message,
    domain,
    agreement_checked: agreementChecked ? 1 : 0,
    email_key: normaliseEmail(email),
    phone_key: normalisePhone(phone),
    state: firstState(lead),
    suspicion: lead.suspicion ?? null,
    received_at: now,
    tried_since: now,
    attempts: 0,
    planned_at: now,
    due_at: now,
    delivered_at: null,
    last_error: null,
    uncertain: 0,
  };
}

export function firstState(lead: NewLead): LeadState {
  if (lead.suspicion !== undefined) return 'quarantined';
  return lead.deliver ? 'pending' : 'kept';
}

export function claimOf(row: LeadRow): Claim {
  const { name, email, phone, message, domain } = row;
  return {
    id: row.id,
    submission: { name, email, phone, message, domain, agreementChecked: row.agreement_checked === 1 },
    attempts: row.attempts,
    since: row.tried_since,
  };
}
