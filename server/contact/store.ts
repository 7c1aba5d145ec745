/** The seam between taking messages and keeping them: everything that a store of leads has to do. */
import type { Claim, NewLead, Outcome } from './lead.ts';

/** What became of a message that was handed to the store. */
export type Accepted =
  /** Written, and claimed for the caller to deliver. */
  | { readonly outcome: 'new'; readonly claim: Claim }
  /** Written before under the same key, and not delivered: worth a try. */
  | { readonly outcome: 'undelivered'; readonly id: string }
  /** Written (now or before) and in no need of delivery: delivered, kept, or in quarantine. */
  | { readonly outcome: 'settled'; readonly id: string };

/** Why a lead cannot be had: it is done, somebody else has it now, or it is not to be delivered (any more). */
export type Unclaimed = 'delivered' | 'busy' | 'closed';

/** The store cannot be written at this time: full, broken or out of reach. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}

export interface LeadStore {
  /**
   * Writes a lead, its consent and its delivery in one transaction, on disk before it resolves. A key that came
   * before with the same content finds that lead; with other content it replaces the lead, unless that was delivered.
   * @throws StoreUnavailable when nothing was written.
   */
  accept(lead: NewLead): Promise<Accepted>;

  /** Takes a lead for one try. */
  claim(id: string): Promise<Claim | Unclaimed>;

  /** Writes down how a try ended, and gives the claim back. */
  settle(id: string, outcome: Outcome): Promise<void>;

  /** Gives a claim back untried: the lead is due again at once. */
  release(id: string): Promise<void>;

  /** From now on calls `deliver` with the id of each lead that is due, at most `concurrency` at a time. */
  startDelivering(deliver: (id: string) => Promise<void>, concurrency: number): Promise<void>;

  /** Hands out nothing more, and resolves when everything handed out has ended. */
  stopDelivering(): Promise<void>;

  /** Counts a submission of a client; the seconds to wait when it is one too many. */
  countSubmission(client: string, limits: SubmissionLimits): Promise<number | undefined>;

  /** Resolves when a lead could be written now. @throws StoreUnavailable */
  checkWritable(): Promise<void>;

  /** To be called last, after `stopDelivering`. */
  close(): Promise<void>;
}

/** Submissions per window of ten minutes. */
export interface SubmissionLimits {
  readonly perClient: number;
  readonly total: number;
}

/** Length of the window that submissions are counted in, in milliseconds. */
export const SUBMISSION_WINDOW_MS = 10 * 60 * 1000;
