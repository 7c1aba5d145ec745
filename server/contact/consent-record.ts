import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { consentText } from '../../contact/consent.ts';
import { cleanText } from '../../contact/fields.ts';
import type { Consent } from './lead.ts';

const MAX_USER_AGENT_LENGTH = 300;
const MAX_PAGE_LENGTH = 200;

/** The agreement that visitors see now. Its version is a hash of its text. */
export interface Agreement {
  readonly text: string;
  readonly version: string;
}

export function currentAgreement(salonName: string): Agreement {
  const text = consentText(salonName);
  return { text, version: createHash('sha256').update(text).digest('hex').slice(0, 12) };
}

/** The consent record of one request. */
export function consentRecord(
  agreement: Agreement,
  ticked: boolean,
  phone: string,
  clientAddress: string,
  headers: IncomingHttpHeaders,
): Consent {
  return {
    text: agreement.text,
    textVersion: agreement.version,
    ticked,
    phone,
    page: pageOf(headers.referer),
    clientAddress,
    userAgent: cleanText(headers['user-agent'] ?? '').slice(0, MAX_USER_AGENT_LENGTH),
  };
}

/** The path only: a query may hold personal data. */
function pageOf(referer: string | undefined): string {
  return (URL.parse(referer ?? '')?.pathname ?? '/contact').slice(0, MAX_PAGE_LENGTH);
}
