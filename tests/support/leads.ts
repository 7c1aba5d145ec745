/** Leads for tests of stores. */
import { type NewLead, type Submission } from '../../server/contact/lead.ts';

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
