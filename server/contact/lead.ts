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

/** A lead that only its holder may deliver at this time. */
export interface Claim {
  readonly id: string;
  /** Tells this claim from later claims of the same lead. */
  readonly hold: number;
  readonly submission: Submission;
  /** Attempts before this one. */
  readonly attempts: number;
  /** Time since the message came or the owner requested another try, in milliseconds, by the store's clock. */
  readonly pendingForMs: number;
}

/** How one attempt to deliver ended. */
export type Outcome =
  | { readonly kind: 'delivered' }
  | {
      readonly kind: 'failed';
      /** For people: `status 503`, `timeout`, `ECONNREFUSED`. Contains no address and nothing of the message. */
      readonly error: string;
      /** True when the webhook may have accepted the message although it did not say so. */
      readonly uncertain: boolean;
      /** When to try again, in milliseconds from now; undefined parks the lead. */
      readonly retryInMs: number | undefined;
    };
