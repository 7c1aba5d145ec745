/** What the server keeps of one message, and how it speaks about it. */

/** The six values that the salon's webhook gets, already checked and cleaned. */
export interface Submission {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly message: string;
  readonly domain: string;
  readonly agreementChecked: boolean;
}

/** What has to be shown when somebody asks whether a person agreed to be written to. */
export interface Consent {
  /** The agreement, word for word as it stood beside the box. */
  readonly text: string;
  readonly textVersion: string;
  readonly ticked: boolean;
  readonly phone: string;
  /** Path of the page that held the form. */
  readonly page: string;
  readonly clientAddress: string;
  readonly userAgent: string;
}

/** A message on its way into the store. */
export interface NewLead {
  readonly submission: Submission;
  readonly consent: Consent;
  /** The form's Idempotency-Key, in lower case. */
  readonly key: string | undefined;
  /** Why it looks like spam; such a lead is kept and not delivered. */
  readonly suspicion: string | undefined;
  /** False when no webhook is set: the store is then where leads end. */
  readonly deliver: boolean;
}

/**
 * `pending` is on its way to the webhook, `parked` was given up on until somebody asks for another try, `kept` came
 * while no webhook was set, `quarantined` looks like spam, `replaced` was corrected by its sender before it arrived.
 */
export const LEAD_STATES = ['pending', 'delivered', 'parked', 'kept', 'quarantined', 'replaced'] as const;
export type LeadState = (typeof LEAD_STATES)[number];

/** A lead that its holder, and nobody else at this time, may deliver. */
export interface Claim {
  readonly id: string;
  readonly submission: Submission;
  /** Tries before this one. */
  readonly attempts: number;
  /** When the message came, or was last asked to be tried anew, in milliseconds since the epoch. */
  readonly since: number;
}

/** How one try to deliver ended. */
export type Outcome =
  | { readonly kind: 'delivered' }
  | {
      readonly kind: 'failed';
      /** For people: `status 503`, `timeout`, `ECONNREFUSED`. Holds no address and nothing of the message. */
      readonly error: string;
      /** True when the webhook may have taken the message although it did not say so. */
      readonly uncertain: boolean;
      /** When to try again, in milliseconds since the epoch; undefined parks the lead. */
      readonly retryAt: number | undefined;
    };
