import type { IncomingHttpHeaders } from 'node:http';
import { consentVersion } from '../../contact/consent.ts';
import { cleanText } from '../../contact/text.ts';
import type { Consent } from './lead.ts';

const MAX_USER_AGENT_LENGTH = 300;
const MAX_PAGE_LENGTH = 200;

/**
 * The consent record of one request.
 * @param version of the agreement that the page showed; undefined where the form did not say
 */
export function consentRecord(
  salonName: string,
  version: string | undefined,
  clientAddress: string,
  headers: IncomingHttpHeaders,
): Consent {
  return {
    textVersion: version ?? consentVersion(salonName),
    page: pageOf(headers.referer),
    clientAddress,
    userAgent: cleanText(headers['user-agent'] ?? '').slice(0, MAX_USER_AGENT_LENGTH),
  };
}

/** The path only: a query may hold personal data. */
function pageOf(referer: string | undefined): string {
  return (URL.parse(referer ?? '')?.pathname ?? '').slice(0, MAX_PAGE_LENGTH);
}
