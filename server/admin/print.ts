/** Leads as text for a terminal. */
import { firstWords } from '../../contact/text.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../durations.ts';
import { localTime } from './csv.ts';
import type { LeadDetails, LeadSummary } from '../../contact/admin-api.ts';

const FIRST_WORDS_LENGTH = 70;
const UNITS = { m: MINUTE_MS, h: HOUR_MS, d: DAY_MS, w: 7 * DAY_MS } as const;
/** Before the second and third line of an entry: the width of the age. */
const INDENT = 9;

/** One line without escape sequences, direction marks and other characters that change what a terminal shows. */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ');
}

/**
 * Milliseconds since the epoch of `90m`, `12h`, `7d`, `2w` ago, or of the beginning of a day like 2026-01-31 in the time
 * zone; undefined for other text.
 */
export function parseSince(text: string, now: number, timeZone: string | undefined): number | undefined {
  const [, count, unit] = /^(\d{1,6})([mhdw])$/u.exec(text) ?? [];
  if (count !== undefined) return now - Number(count) * UNITS[unit as keyof typeof UNITS];
  const utc = /^\d{4}-\d{2}-\d{2}$/u.test(text) ? Date.parse(text) : NaN;
  if (Number.isNaN(utc)) return undefined;
  const wallTime = new Date(utc).toLocaleString('sv', { timeZone }).replace(' ', 'T');
  return 2 * utc - Date.parse(`${wallTime}Z`);
}

/** A duration in one unit: `3m`, `5h`, `2d`. */
function shortAge(ms: number): string {
  if (ms < UNITS.m) return `${Math.max(0, Math.round(ms / 1000))}s`;
  if (ms < UNITS.h) return `${Math.floor(ms / UNITS.m)}m`;
  return ms < 2 * UNITS.d ? `${Math.floor(ms / UNITS.h)}h` : `${Math.floor(ms / UNITS.d)}d`;
}

/** Three lines: who wrote and when, the first words, and the lead's id and state. */
export function formatListEntry(lead: LeadSummary, now: number): string {
  const { id, state, attempts, receivedAt, answeredAt, lastError, suspicion } = lead;
  const details = [
    state,
    ...(state === 'delivered' || attempts === 0 ? [] : [`attempts: ${attempts}`]),
    ...(lastError === null ? [] : [lastError]),
    ...(suspicion === null ? [] : [`suspected spam: ${suspicion}`]),
    ...(answeredAt === null ? [] : [`answered ${shortAge(now - answeredAt)} ago`]),
  ];
  const sender = [lead.name, lead.phone, lead.email].map(printable).join('  ');
  const lines = [firstWords(printable(lead.message), FIRST_WORDS_LENGTH), `${id}  ${details.join(', ')}`];
  return [
    `${`${shortAge(now - receivedAt)} ago`.padEnd(INDENT)}${sender}`,
    ...lines.map((line) => ' '.repeat(INDENT) + line),
  ].join('\n');
}

/** Everything that is stored about a lead. */
export function formatLead(
  { consents, deliveries, message, ...lead }: LeadDetails,
  timeZone: string | undefined,
): string {
  const { receivedAt, deliveredAt, answeredAt, ...fields } = lead;
  const times = { received: receivedAt, delivered: deliveredAt, answered: answeredAt };
  const lines = [
    ...Object.entries(fields).filter(([, value]) => value !== null),
    ...Object.entries(times).flatMap(([name, time]) =>
      time === null ? [] : [[name, localTime(time, timeZone)]],
    ),
    ...deliveries.map(({ channel, state, attempts, lastError }) => [
      channel,
      `${state}, attempts: ${attempts}${lastError === null ? '' : `, ${lastError}`}`,
    ]),
  ].map(([name, value]) => `${name.padEnd(12)}${printable(String(value))}`);
  const records = consents.map((consent) => {
    const { text, textVersion, phone, page, givenAt, clientAddress, userAgent } = consent;
    const client = [clientAddress, userAgent].filter((part) => part !== null).join(', ');
    const given = `Consent given ${localTime(givenAt, timeZone)} for ${phone}`;
    return [
      printable(page === '' ? given : `${given} on ${page}`),
      printable(client === '' ? 'client: no longer kept' : client),
      `${textVersion}: ${text ?? 'words that this server does not know'}`,
    ].join('\n');
  });
  return [lines.join('\n'), message.split('\n').map(printable).join('\n'), ...records].join('\n\n');
}
