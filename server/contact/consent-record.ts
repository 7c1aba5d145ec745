import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { consentText } from '../../contact/consent.ts';
import { cleanText } from '../../contact/fields.ts';
import type { Consent } from './lead.ts';

const MOST_USER_AGENT = 300;
const MOST_PAGE = 200;

/** The agreement in force, and a version that changes by itself when a word of it does. */
export interface Agreement {
  readonly text: string;
  readonly version: string;
}

export function currentAgreement(salonName: string): Agreement {
  const text = consentText(salonName);
  return { text, version: createHash('sha256').update(text).digest('hex').slice(0, 12) };
}

/** What was agreed to, by whom and where, for one request. */
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
    userAgent: cleanText(headers['user-agent'] ?? '').slice(0, MOST_USER_AGENT),
  };
}

/** The path alone: a query may carry anything. */
function pageOf(referer: string | undefined): string {
  return (URL.parse(referer ?? '')?.pathname ?? '/contact').slice(0, MOST_PAGE);
}
