/** Mails messages and problems to the owner. */
import { setTimeout as sleep } from 'node:timers/promises';
import nodemailer from 'nodemailer';
import { phoneHref } from '../../contact/phone.ts';
import { escapeHtml, firstWords } from '../../contact/text.ts';
import type { MailConfig } from '../config.ts';
import { codeOf } from '../errors.ts';
import type { Delivery, Outcome } from './lead.ts';

/** How long one step of SMTP may take, in milliseconds: a slow server may take ten. */
const STEP_MS = 10_000;
/** How long an attempt may take, in milliseconds. */
const ATTEMPT_MS = 30_000;
/** How long it may take until it is recorded, in milliseconds. */
export const MAX_MAIL_MS = ATTEMPT_MS + 5000;
const MAX_SUBJECT_LENGTH = 60;

export type Mailer = ReturnType<typeof createMailer>;

export function createMailer({ url, to, from }: MailConfig) {
  const timeouts = { connectionTimeout: STEP_MS, greetingTimeout: STEP_MS, socketTimeout: STEP_MS };
  const transport = nodemailer.createTransport({ url, ...timeouts });
  return {
    /** Never rejects. A message keeps its Message-ID, so that mail programs can show a repeat once. */
    sendLead: async (delivery: Delivery): Promise<Outcome> => {
      const { id, name, email, domain } = delivery;
      try {
        const sent = transport.sendMail({
          from,
          to,
          replyTo: { name, address: email },
          messageId: `<${id}@${domain.replace(/:.*/u, '')}>`,
          subject: subjectOf(delivery),
          ...mailBody(delivery),
        });
        await Promise.race([sent, rejectAfter(ATTEMPT_MS)]);
        return { kind: 'delivered' };
      } catch (error) {
        return { kind: 'failed', error: reasonOf(error), final: false };
      }
    },
    /** @throws Error when the mail was not accepted */
    sendProblem: async (subject: string, text: string) => {
      await transport.sendMail({ from, to, subject, text });
    },
  };
}

/** The attempt counts as failed then. Should the mail arrive after all, its repeat has the same Message-ID. */
async function rejectAfter(ms: number): Promise<never> {
  await sleep(ms, undefined, { ref: false });
  throw Object.assign(new Error('The mail server is too slow.'), { code: 'ETIMEDOUT' });
}

function subjectOf({ name, message, suspicion }: Delivery): string {
  const words = firstWords(message, MAX_SUBJECT_LENGTH);
  return `${suspicion === null ? '' : '[Suspected spam] '}${name}${words === '' ? '' : `: ${words}`}`;
}

/** The six values, with the phone number as a link. */
function mailBody(delivery: Delivery): { text: string; html: string } {
  const { name, email, phone, message, domain, suspicion } = delivery;
  const fields: [label: string, value: string, link?: string][] = [
    ['Name', name],
    ['Phone', phone, phoneHref(phone)],
    ['Email', email, `mailto:${encodeURIComponent(email)}`],
    ['Website', domain],
    ['Agreed to text messages', 'yes'],
    ...(suspicion === null ? [] : [['Suspected spam', suspicion] satisfies [string, string]]),
  ];
  const rows = fields.map(([label, value, link]) => {
    const escaped = escapeHtml(value);
    return `<b>${label}:</b> ${link === undefined ? escaped : `<a href="${escapeHtml(link)}">${escaped}</a>`}<br>`;
  });
  return {
    text: `${message}\n\n${fields.map(([label, value]) => `${label}: ${value}`).join('\n')}\n`,
    html: `<p style="white-space: pre-wrap">${escapeHtml(message)}</p>\n<p>${rows.join('\n')}</p>\n`,
  };
}

/** A code such as EAUTH, with the server's status. Messages are left out: they may hold addresses. */
function reasonOf(error: unknown): string {
  const code = codeOf(error) ?? 'failed';
  return error instanceof Error && 'responseCode' in error ? `${code} ${String(error.responseCode)}` : code;
}
