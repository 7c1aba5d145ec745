/** Leads as CSV that Excel opens as it is. */
import type { LeadSummary } from './queries.ts';

const COLUMNS: readonly (readonly [title: string, cell: (lead: LeadSummary) => string | number])[] = [
  ['Received', ({ receivedAt }) => localTime(receivedAt)],
  ['Name', ({ name }) => name],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Message', ({ message }) => message],
  ['State', ({ state }) => state],
  ['Suspected spam', ({ suspicion }) => suspicion ?? ''],
  ['Delivered', ({ deliveredAt }) => localTime(deliveredAt)],
  ['Answered', ({ answeredAt }) => localTime(answeredAt)],
  ['Website', ({ domain }) => domain],
  ['ID', ({ id }) => id],
];

/**
 * One cell (RFC 4180). A spreadsheet would run a cell that begins like a formula, or make a number of a phone number; a
 * space before it makes it text and cannot be seen.
 */
export function csvCell(value: string): string {
  const safe = /^[\s\p{Cf}]*[=+\-@＝＋－＠]/u.test(value) ? ` ${value.trimStart()}` : value;
  return /[",\r\n]|^ /.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** With a byte order mark, without which Excel does not read UTF-8. */
export const CSV_HEAD = `\ufeff${COLUMNS.map(([title]) => title).join(',')}\r\n`;

export function csvLine(lead: LeadSummary): string {
  return `${COLUMNS.map(([, cell]) => csvCell(String(cell(lead)))).join(',')}\r\n`;
}

/** Like `11/26/2026 2:05 PM`, in the time zone of this computer, which spreadsheets read as a date. Empty for null. */
export function localTime(ms: number | null): string {
  if (ms === null) return '';
  const date = new Date(ms);
  const time = date
    .toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })
    .replace('\u202f', ' ');
  return `${date.toLocaleDateString('en-US')} ${time}`;
}
