/** Leads as CSV that Excel opens as it is. */
import type { LeadSummary } from '../../contact/admin-api.ts';
import { localTime } from './time.ts';

const COLUMNS: readonly (readonly [
  title: string,
  cell: (lead: LeadSummary, timeZone: string | undefined) => string,
])[] = [
  ['Received', ({ receivedAt }, zone) => localTime(receivedAt, zone)],
  ['Name', ({ name }) => name],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Message', ({ message }) => message],
  ['State', ({ state }) => state],
  ['Suspected spam', ({ suspicion }) => suspicion ?? ''],
  ['Delivered', ({ deliveredAt }, zone) => localTime(deliveredAt, zone)],
  ['Answered', ({ answeredAt }, zone) => localTime(answeredAt, zone)],
  ['Website', ({ domain }) => domain],
  ['ID', ({ id }) => id],
];

/**
 * One cell (RFC 4180). A spreadsheet would run a cell that begins like a formula, or make a number of a phone number; a
 * space before it makes it text and cannot be seen.
 */
export function csvCell(value: string): string {
  const safe = /^[\s\p{Cf}]*[=+\-@＝＋－＠]/u.test(value) ? ` ${value.trimStart()}` : value;
  return /[",\r\n]|^ /u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** All leads, with a byte order mark, without which Excel does not read UTF-8. */
export function toCsv(leads: readonly LeadSummary[], timeZone: string | undefined): string {
  const rows = [
    COLUMNS.map(([title]) => title),
    ...leads.map((lead) => COLUMNS.map(([, cell]) => csvCell(cell(lead, timeZone)))),
  ];
  return `\ufeff${rows.map((cells) => `${cells.join(',')}\r\n`).join('')}`;
}
