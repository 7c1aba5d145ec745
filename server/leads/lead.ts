/** Types of a lead and its deliveries. */

/** What a visitor sent, validated and cleaned. The agreement is always ticked: the form is refused without it. */
export interface Submission {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly message: string;
  readonly domain: string;
}

/** Proof that a person agreed to get text messages at the number in the message. */
export interface Consent {
  /** Version of the agreement that the page showed. */
  readonly textVersion: string;
  /** Path of the page that held the form; empty when the browser did not say. */
  readonly page: string;
  readonly clientAddress: string;
  readonly userAgent: string;
}

/** Where a message is delivered. */
export const CHANNELS = ['webhook', 'mail'] as const;
export type Channel = (typeof CHANNELS)[number];

export interface NewLead {
  readonly submission: Submission;
  readonly consent: Consent;
  /** The form's Idempotency-Key, in lower case. */
  readonly key: string | undefined;
  /** Why it looks like spam. The owner sees it; CONTACT_SUSPECTED says whether the webhook gets the message. */
  readonly suspicion: string | undefined;
  readonly channels: readonly Channel[];
}

/** `parked` is a delivery that was given up until the owner retries it. */
export type DeliveryState = 'pending' | 'delivered' | 'parked';

/** Identifies a delivery. */
export interface Job {
  readonly id: string;
  readonly channel: Channel;
}

export interface Delivery extends Job, Submission {
  readonly suspicion: string | null;
  /** Attempts before this one. */
  readonly attempts: number;
}

export type Outcome =
  | { readonly kind: 'delivered' }
  | {
      readonly kind: 'failed';
      /** `status 503`, `timeout`, `ECONNREFUSED`. Contains neither addresses nor personal data. */
      readonly error: string;
      /** True when another attempt makes no sense. */
      readonly final: boolean;
    };
