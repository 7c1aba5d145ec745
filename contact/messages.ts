/** Every fixed word of the contact form outside its field errors and its agreement. */

export interface Toast {
  readonly title: string;
  readonly text: string;
  /** True when something went wrong: shown in the destructive style and announced at once. */
  readonly destructive: boolean;
}

export const SENT: Toast = {
  title: 'Message Sent!',
  text: "Thank you for contacting us. We'll get back to you soon!",
  destructive: false,
};

export const FAILED: Toast = {
  title: 'Error',
  text: 'Failed to send message. Please try again or call us directly.',
  destructive: true,
};

export const AGREEMENT_REQUIRED: Toast = {
  title: 'Agreement Required',
  text: 'Please agree to receive marketing messages to continue',
  destructive: true,
};

/** For visitors without JavaScript, whose field errors cannot be shown at the fields. */
export const CHECK_FIELDS: Toast = {
  title: 'Error',
  text: 'Check your name, email address and phone number, and keep your message to 5,000 characters. Then send the form again.',
  destructive: true,
};

/** Heading of the list of what is wrong, above the form. */
export function notSentYet(problems: number): string {
  return problems === 1
    ? 'Not sent yet. One thing to put right:'
    : `Not sent yet. ${problems} things to put right:`;
}

/** Comes before the document's title while something is wrong (GOV.UK Design System, error summary). */
export const ERROR_TITLE = 'Error: ';

/** For visitors without JavaScript, whose form comes back empty: the browser has kept the page before. */
export const STEP_BACK = 'Go back in your browser: what you wrote is still there.';

export const PLACEHOLDERS = {
  name: 'Your full name',
  email: 'you@example.com',
  phone: '(555) 123-4567',
  message: "Tell us about the services you're interested in...",
} as const;

export const BUTTON = { rest: 'Send Message', sending: 'Sending...' } as const;

/** Where a form-encoded post is sent back to: the part after `/contact#`, for the page to show by `:target`. */
export const ANCHORS = {
  sent: 'sent',
  failed: 'failed',
  agreement: 'agreement-required',
  fields: 'check-fields',
} as const;
