/** Leads as text for a terminal. */
import type { LeadDetails, LeadSummary } from '../../contact/admin-api.ts';
import { firstWords } from '../../contact/text.ts';
import { localTime, shortDuration } from './time.ts';

const FIRST_WORDS_LENGTH = 70;
/** Before the second and third line of an entry: the width of the age. */
const INDENT = 9;

/** One line without escape sequences, direction marks and other characters that change what a terminal shows. */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ');
}

/** Three lines: who wrote and when, the first words, and the lead's id and state. */
export function formatListEntry(lead: LeadSummary, now: number): string {
  const { id, state, attempts, receivedAt, answeredAt, lastError, suspicion } = lead;
  const details = [
    state,
    ...(state === 'delivered' || attempts === 0 ? [] : [`attempts: ${attempts}`]),
    ...(lastError === null ? [] : [lastError]),
    ...(suspicion === null ? [] : [`suspected spam: ${suspicion}`]),
    ...(answeredAt === null ? [] : [`answered ${shortDuration(now - answeredAt)} ago`]),
  ];
  const sender = [lead.name, lead.phone, lead.email].map(printable).join('  ');
  const lines = [firstWords(printable(lead.message), FIRST_WORDS_LENGTH), `${id}  ${details.join(', ')}`];
  return [
    `${`${shortDuration(now - receivedAt)} ago`.padEnd(INDENT)}${sender}`,
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
