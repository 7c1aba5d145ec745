/** `POST /api/contact`: validates a message, has it stored and delivered, and answers. */
import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { normalizeDomain } from '../../contact/domain.ts';
import { checkContactForm, MAX_BODY_BYTES } from '../../contact/schema.ts';
import { clientNetwork, plainAddress } from '../http/client-address.ts';
import type { SiteFacts } from '../http/built-site.ts';
import { answerToError, type ContactAnswer, isFormPost, sendAnswer } from './answers.ts';
import { type Agreement, consentRecord, currentAgreement } from './consent-record.ts';
import { type Intake, takeLead } from './intake.ts';
import type { NewLead } from './lead.ts';
import { isSameSite } from './same-site.ts';
import { suspicionOf } from './suspicion.ts';

const PATH = '/api/contact';
/** A UUID of any version. */
const UUID = z.guid().optional();

/** All clients together may send this many times the limit of one: a bound on floods from many addresses. */
const TOTAL_LIMIT_FACTOR = 50;

export interface ContactOptions extends Intake {
  readonly site: SiteFacts;
  /** Submissions per client address per 10 minutes; 0 is no limit. */
  readonly rateLimit: number;
}

export async function contactRoutes(app: FastifyInstance, options: ContactOptions): Promise<void> {
  const agreement = currentAgreement(options.site.salonName);
  await app.register(formbody, { bodyLimit: MAX_BODY_BYTES });
  app.setErrorHandler((error, request, reply) =>
    sendAnswer(request, reply, answerToError(error, request.log)),
  );
  app.addHook('onRequest', async (request, reply) => {
    const refusal = refusalOf(request, options.site.siteUrl);
    if (refusal !== undefined) await sendAnswer(request, reply, refusal);
  });
  app.post(PATH, { bodyLimit: MAX_BODY_BYTES }, async (request, reply) =>
    sendAnswer(request, reply, await answerTo(request, options, agreement)),
  );
  app.route({
    method: ['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: PATH,
    handler: (request, reply) =>
      sendAnswer(request, reply, { status: 405, error: 'This address only takes POST.' }),
  });
}

/** Why a request is refused before its body is read, if it is. */
function refusalOf({ headers }: FastifyRequest, siteUrl: string): ContactAnswer | undefined {
  if (!isSameSite(headers, siteUrl))
    return { status: 403, error: 'This form only takes messages from its own site.' };
  const encoding = headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
  if (encoding !== 'identity') return { status: 415, error: 'Send the form without Content-Encoding.' };
  return undefined;
}

async function answerTo(
  request: FastifyRequest,
  options: ContactOptions,
  agreement: Agreement,
): Promise<ContactAnswer> {
  const { body, headers } = request;
  const { store, deliveries, site, rateLimit } = options;
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    return { status: 400, error: 'Send the fields of the form as one object.' };
  const key = UUID.safeParse(headers['idempotency-key']);
  if (!key.success) return { status: 400, error: 'Idempotency-Key has to be a UUID.' };
  const checked = checkContactForm(isFormPost(request) ? formValues({ ...body }) : body);
  if (!checked.ok) return { status: 422, fields: checked.fields };

  const clientAddress = plainAddress(request.ip);
  if (rateLimit > 0) {
    const limits = { perClient: rateLimit, total: rateLimit * TOTAL_LIMIT_FACTOR };
    const wait = await store.countSubmission(clientNetwork(clientAddress), limits);
    if (wait !== undefined)
      return { status: 429, error: 'Too many messages. Please wait, or call us.', retryAfterSeconds: wait };
  }

  const { name, email, phone, message, agreementChecked } = checked.form;
  const domain = normalizeDomain(site.siteUrl);
  const lead: NewLead = {
    submission: { name, email, phone, message, domain, agreementChecked },
    consent: consentRecord(agreement, agreementChecked, phone, clientAddress, headers),
    key: key.data?.toLowerCase(),
    suspicion: suspicionOf(checked.form),
    deliver: deliveries !== undefined,
  };
  const result = await takeLead(options, lead, request.log);
  return { status: result === 'sent' ? 200 : 502 };
}

/** A form-encoded body as values of the schema: an unchecked checkbox is absent. */
function formValues(body: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { agreementChecked, ...rest } = body;
  return { ...rest, agreementChecked: agreementChecked === 'on' || agreementChecked === 'true' };
}
