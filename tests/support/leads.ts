/** Leads for tests of stores. */
import type { Claim, NewLead, Outcome, Submission } from '../../server/contact/lead.ts';
import type { Accepted, LeadStore } from '../../server/contact/store.ts';

const SUBMISSION: Submission = {
  name: 'Dana Whitfield',
  email: 'dana@example.com',
  phone: '(555) 555-0199',
  message: 'Copper for the fall?',
  domain: 'salon.example',
  agreementChecked: true,
};

/** A lead as the route hands it to the store. */
export function newLead(changes: Partial<Submission> = {}, lead: Partial<NewLead> = {}): NewLead {
  const submission = { ...SUBMISSION, ...changes };
  return {
    submission,
    consent: {
      text: 'I agree.',
      textVersion: 'v-one',
      ticked: true,
      phone: submission.phone,
      page: '/contact',
      clientAddress: '198.51.100.7',
      userAgent: 'Test',
    },
    key: undefined,
    suspicion: undefined,
    deliver: true,
    ...lead,
  };
}

export const DELIVERED: Outcome = { kind: 'delivered' };
/** A failed attempt; `undefined` parks the lead. */
export const failed = (retryInMs: number | undefined, uncertain = false): Outcome => ({
  kind: 'failed',
  error: 'status 500',
  uncertain,
  retryInMs,
});
/** Longer than any test takes, in milliseconds. */
export const LATER = 60_000;

/** The claim of a lead that is new. */
export function claimIn(accepted: Accepted): Claim {
  if (accepted.outcome !== 'new') throw new Error(`The lead is ${accepted.outcome}, not new.`);
  return accepted.claim;
}

/** Claims a lead that is pending. */
export async function claimLead(store: LeadStore, id: string): Promise<Claim> {
  const claim = await store.claim(id);
  if (typeof claim === 'string') throw new Error(`The lead is ${claim}.`);
  return claim;
}
