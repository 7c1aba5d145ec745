/** Types of a lead and its delivery. */

/** The six values that the webhook gets, validated and cleaned. */
export interface Submission {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly message: string;
  readonly domain: string;
  readonly agreementChecked: boolean;
}

/** Proof that a person agreed to get text messages. */
export interface Consent {
  /** The text of the agreement beside the checkbox. */
  readonly text: string;
  readonly textVersion: string;
  readonly ticked: boolean;
  readonly phone: string;
  /** Path of the page that held the form. */
  readonly page: string;
  readonly clientAddress: string;
  readonly userAgent: string;
}

/** A message to store. */
export interface NewLead {
  readonly submission: Submission;
  readonly consent: Consent;
  /** The form's Idempotency-Key, in lower case. */
  readonly key: string | undefined;
  /** Why it looks like spam. Such a lead is stored and not delivered. */
  readonly suspicion: string | undefined;
  /** False when no webhook is set. The lead is then only stored. */
  readonly deliver: boolean;
}

/**
 * `pending` waits for delivery, `parked` failed for good until the owner retries it, `kept` came while no webhook was
 * set, `quarantined` looks like spam, `replaced` was corrected by its sender before it was delivered.
 */
export const LEAD_STATES = ['pending', 'delivered', 'parked', 'kept', 'quarantined', 'replaced'] as const;
export type LeadState = (typeof LEAD_STATES)[number];

/** The exclusive right to deliver a lead. */
export interface Claim {
  readonly id: string;
  /** Fencing token: differs between claims of the same lead. */
  readonly token: number;
  readonly submission: Submission;
  /** Attempts before this one. */
  readonly attempts: number;
  /** Time since the message came or the owner requested another try, in milliseconds, by the store's clock. */
  readonly pendingForMs: number;
}

/** The result of one delivery attempt. */
export type Outcome =
  | { readonly kind: 'delivered' }
  | {
      readonly kind: 'failed';
      /** `status 503`, `timeout`, `ECONNREFUSED`. Contains neither the webhook's address nor personal data. */
      readonly error: string;
      /** True when the webhook may have accepted the message although it did not say so. */
      readonly uncertain: boolean;
      /** When to try again, in milliseconds from now; undefined parks the lead. */
      readonly retryInMs: number | undefined;
    };
