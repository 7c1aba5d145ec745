/** Conversion between rows of the database and the types of the contact server. */
import { createHash } from 'node:crypto';
import { normalizeEmail, normalizePhone } from '../person.ts';
import type { Claim, LeadState, NewLead, Submission } from '../lead.ts';

/** A row of `leads`. Times are milliseconds since the epoch. */
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
  /** When the message came or was last requeued; the retry schedule counts from here. */
  readonly tried_since: number;
  readonly attempts: number;
  /** When `due_at` was set: shows whether the clock has been set back since. */
  readonly planned_at: number;
  /** When to attempt the next delivery. */
  readonly due_at: number;
  readonly delivered_at: number | null;
  readonly last_error: string | null;
  /** 1 if the webhook may have accepted the message in a failed attempt, otherwise 0. */
  readonly uncertain: number;
  /** When the owner marked it as answered. */
  readonly answered_at: number | null;
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
  'answered_at',
] as const satisfies readonly (keyof LeadRow)[];

/** The row of a new lead. @param now milliseconds since the epoch */
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
    email_key: normalizeEmail(email),
    phone_key: normalizePhone(phone),
    state: initialState(lead),
    suspicion: lead.suspicion ?? null,
    received_at: now,
    tried_since: now,
    attempts: 0,
    planned_at: now,
    due_at: now,
    delivered_at: null,
    last_error: null,
    uncertain: 0,
    answered_at: null,
  };
}

/** Equal for two messages exactly when all their values are equal. */
export function contentHash(submission: Submission): string {
  const { name, email, phone, message, domain, agreementChecked } = submission;
  const values = JSON.stringify([name, email, phone, message, domain, agreementChecked]);
  return createHash('sha256').update(values).digest('hex');
}

function initialState(lead: NewLead): LeadState {
  if (lead.suspicion !== undefined) return 'quarantined';
  return lead.deliver ? 'pending' : 'kept';
}

/**
 * @param now milliseconds since the epoch, by the clock that wrote the row
 * @param token see `Claim`
 */
export function claimOf(row: LeadRow, now: number, token: number): Claim {
  const { id, name, email, phone, message, domain, attempts } = row;
  return {
    id,
    token,
    submission: { name, email, phone, message, domain, agreementChecked: row.agreement_checked === 1 },
    attempts,
    pendingForMs: now - row.tried_since,
  };
}
