/** Leads as CSV. */
import type { LeadSummary } from './queries.ts';

const COLUMNS = [
  'id',
  'receivedAt',
  'state',
  'name',
  'email',
  'phone',
  'message',
  'domain',
  'deliveredAt',
  'attempts',
  'answeredAt',
] as const;

/**
 * One cell of CSV (RFC 4180). A spreadsheet would run a cell that begins like a formula; an apostrophe before it makes
 * it plain text (OWASP, "CSV Injection").
 */
export function csvCell(value: string): string {
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export const CSV_HEAD = `${COLUMNS.join(',')}\r\n`;

export function csvLine(lead: LeadSummary): string {
  const { receivedAt, deliveredAt, answeredAt } = lead;
  const times = {
    receivedAt: isoTime(receivedAt),
    deliveredAt: isoTime(deliveredAt),
    answeredAt: isoTime(answeredAt),
  };
  const values = { ...lead, ...times };
  return `${COLUMNS.map((column) => csvCell(String(values[column]))).join(',')}\r\n`;
}

/** ISO 8601; empty for undefined. */
export function isoTime(ms: number | undefined): string {
  return ms === undefined ? '' : new Date(ms).toISOString();
}
