/** The interface between the contact form and the database. */
import type { Claim, LeadState, NewLead, Outcome } from './lead.ts';

/** The result of storing a message. */
export type Accepted =
  /** Stored now, and claimed for the caller to deliver. */
  | { readonly outcome: 'new'; readonly claim: Claim }
  /** Stored under the same key before, and not delivered yet. */
  | { readonly outcome: 'undelivered'; readonly id: string }
  /** Stored, and there is nothing to deliver: delivered, kept or quarantined. */
  | { readonly outcome: 'settled'; readonly id: string };

/** Why a lead cannot be claimed; `busy` is held by another delivery, `closed` is not to be delivered. */
export type Unclaimed = 'delivered' | 'busy' | 'closed';

/** The store cannot be written now: full, broken or unreachable. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}

export interface LeadStore {
  /**
   * Writes a lead, its consent record and its delivery in one transaction that is on disk before this resolves. A message
   * with a known key and the same content returns the stored lead; with other content it replaces that lead unless it was
   * delivered.
   * @throws StoreUnavailable when nothing was written.
   */
  accept(lead: NewLead): Promise<Accepted>;

  /** Takes a lead for one attempt. */
  claim(id: string): Promise<Claim | Unclaimed>;

  /** Records how an attempt ended and ends the claim. A failure is ignored once another delivery holds the lead. */
  settle(claim: Claim, outcome: Outcome): Promise<void>;

  /** Ends a claim without an attempt. The lead is due immediately. */
  release(claim: Claim): Promise<void>;

  /**
   * Claims leads that are due and calls `deliver` with each, at most `concurrency` at a time. `deliver` resolves once the
   * claim is settled; when it rejects, the lead is due again.
   */
  startDelivering(deliver: (claim: Claim) => Promise<void>, concurrency: number): Promise<void>;

  /** Claims nothing more, and resolves when every `deliver` has ended. */
  stopDelivering(): Promise<void>;

  /** Makes leads pending and due immediately. Returns how many matched. */
  requeue(filter: RequeueFilter): Promise<number>;

  /** Counts a client's submission. Returns the seconds to wait if it is over the limits. */
  countSubmission(client: string, limits: SubmissionLimits): Promise<number | undefined>;

  /** Resolves when a lead could be written now. @throws StoreUnavailable */
  checkWritable(): Promise<void>;

  /** Call it last, after `stopDelivering`. */
  close(): Promise<void>;
}

export interface RequeueFilter {
  readonly states: readonly LeadState[];
  /** Every lead in these states when undefined. */
  readonly id?: string;
}

/** Submissions per window of ten minutes. */
export interface SubmissionLimits {
  readonly perClient: number;
  readonly total: number;
}

/** Length of the window in which submissions are counted, in milliseconds. */
export const SUBMISSION_WINDOW_MS = 10 * 60 * 1000;
