import { createHash } from 'node:crypto';
import type { Submission } from '../lead.ts';

/** Tells whether two messages under one key are the same. */
export function contentHash(submission: Submission): string {
  const { name, email, phone, message, domain, agreementChecked } = submission;
  const values = JSON.stringify([name, email, phone, message, domain, agreementChecked]);
  return createHash('sha256').update(values).digest('hex');
}
