/** What the health check writes: a lead of the largest size, because a nearly full disk may still take a smaller one. */
import { randomBytes } from 'node:crypto';
import type { NewLead } from '../lead.ts';
import { uuidV7 } from '../uuid.ts';
import { consentValues, leadValues, newRow } from './rows.ts';
import type { Statement } from './sql.ts';
import { STATEMENTS } from './statements.ts';

const TEXT_VERSION = 'probe';

/** Inserts a lead and deletes it, for one transaction. @param now milliseconds since the epoch */
export function probeStatements(now: number): Statement[] {
  const lead = largestLead();
  const row = newRow(uuidV7(now), lead, now);
  const consentId = uuidV7(now);
  const { text, clientAddress, userAgent } = lead.consent;
  return [
    { text: STATEMENTS.insertLead, values: leadValues(row) },
    { text: STATEMENTS.insertConsentText, values: [TEXT_VERSION, text] },
    { text: STATEMENTS.insertConsent, values: consentValues(consentId, row.id, lead, now) },
    { text: STATEMENTS.insertConsentClient, values: [consentId, clientAddress, userAgent, now] },
    { text: 'DELETE FROM consent_clients WHERE consent_id = ?', values: [consentId] },
    { text: 'DELETE FROM consents WHERE id = ?', values: [consentId] },
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
