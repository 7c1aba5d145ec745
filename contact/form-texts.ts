/** Texts of the contact form, except field errors and the agreement. */

/** Message to the visitor after the form was submitted. */
export interface Notice {
  readonly title: string;
  readonly text: string;
  /** For errors: shown in the destructive style and announced assertively. */
  readonly destructive: boolean;
}

export const SENT: Notice = {
  title: 'Message Sent!',
  text: "Thank you for contacting us. We'll get back to you soon!",
  destructive: false,
};

export const FAILED: Notice = {
  title: 'Error',
  text: 'Failed to send message. Please try again or call us directly.',
  destructive: true,
};

export const AGREEMENT_REQUIRED: Notice = {
  title: 'Agreement Required',
  text: 'Please agree to receive marketing messages to continue',
  destructive: true,
};

/** Without JavaScript, errors cannot be shown at the fields. */
export const CHECK_FIELDS: Notice = {
  title: 'Error',
  text: 'Check your name, email address and phone number, and keep your message to 5,000 characters. Then send the form again.',
  destructive: true,
};

/** Heading of the error summary above the form. */
export function notSentYet(problems: number): string {
  return problems === 1 ? 'Not sent yet. One thing to fix:' : `Not sent yet. ${problems} things to fix:`;
}

/** Prefix of the document title while the form has errors (GOV.UK Design System, error summary). */
export const ERROR_TITLE = 'Error: ';

/** For visitors without JavaScript, whose form comes back empty. The browser keeps the text on the previous page. */
export const GO_BACK = 'Go back in your browser: what you wrote is still there.';

export const PLACEHOLDERS = {
  name: 'Your full name',
  email: 'you@example.com',
  phone: '(555) 123-4567',
  message: "Tell us about the services you're interested in...",
} as const;

export const BUTTON_LABELS = { rest: 'Send Message', sending: 'Sending...', clear: 'Clear' } as const;

/** Fragments of the redirect after a form-encoded post, which the page shows with `:target`. */
export const RESULT_IDS = {
  sent: 'sent',
  failed: 'failed',
  agreement: 'agreement-required',
  fields: 'check-fields',
} as const;
