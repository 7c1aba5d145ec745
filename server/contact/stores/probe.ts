/** What the health check writes: a lead of the largest size, because a nearly full disk may still take a smaller one. */
import { randomBytes } from 'node:crypto';
import type { NewLead } from '../lead.ts';
import { planAccept } from './plan-accept.ts';
import type { Statement } from './sql.ts';

const TEXT_VERSION = 'probe';

/** Inserts a lead and deletes it, for one transaction. @param now milliseconds since the epoch */
export function probeStatements(now: number): Statement[] {
  const { row, statements } = planAccept(largestLead(), [], () => false, now);
  const consents = 'SELECT id FROM consents WHERE lead_id = ?';
  return [
    ...statements,
    { text: `DELETE FROM consent_clients WHERE consent_id IN (${consents})`, values: [row.id] },
    { text: 'DELETE FROM consents WHERE lead_id = ?', values: [row.id] },
    { text: 'DELETE FROM consent_texts WHERE version = ?', values: [TEXT_VERSION] },
    { text: 'DELETE FROM leads WHERE id = ?', values: [row.id] },
  ];
}

/** The message alone is as large as a whole request may be. */
function largestLead(): NewLead {
  return {
    submission: {
      name: '',
      email: '',
      phone: '',
      message: incompressible(16_384),
      domain: '',
      agreementChecked: true,
    },
    consent: {
      text: incompressible(1000),
      textVersion: TEXT_VERSION,
      ticked: true,
      phone: '',
      page: incompressible(200),
      clientAddress: '',
      userAgent: incompressible(300),
    },
    key: undefined,
    suspicion: undefined,
    deliver: true,
  };
}

/** PostgreSQL compresses long values. */
function incompressible(length: number): string {
  return randomBytes(length).toString('base64').slice(0, length);
}
