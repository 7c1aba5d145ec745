/** `POST /api/contact`: checks a message, stores it, waits for its delivery, and answers. */
import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { normalizeDomain } from '../../contact/domain.ts';
import { checkContactForm, MAX_BODY_BYTES } from '../../contact/schema.ts';
import type { Config } from '../config.ts';
import { clientNetwork, plainAddress } from '../http/client-address.ts';
import type { SiteFacts } from '../http/built-site.ts';
import { answerToError, type ContactAnswer, isFormPost, sendAnswer } from './answers.ts';
import { consentRecord } from './consent-record.ts';
import type { NewLead } from './lead.ts';
import { isSameSite } from './same-site.ts';
import type { Store } from './store.ts';
import { SubmissionCounter } from './submission-counter.ts';
import { suspicionOf } from './suspicion.ts';
import type { Worker } from './worker.ts';

const PATH = '/api/contact';
/** A UUID of any version. */
const UUID = z.guid().optional();

export interface ContactOptions {
  readonly store: Store;
  readonly worker: Worker;
  readonly site: SiteFacts;
  readonly config: Config;
  /** How long a request waits for the webhook's answer, in milliseconds. */
  readonly waitMs: number;
}

export async function contactRoutes(app: FastifyInstance, options: ContactOptions): Promise<void> {
  const counter = new SubmissionCounter();
  await app.register(formbody, { bodyLimit: MAX_BODY_BYTES });
  app.setErrorHandler((error, request, reply) =>
    sendAnswer(request, reply, answerToError(error, request.log)),
  );
  app.addHook('onRequest', async (request, reply) => {
    const refusal = refusalOf(request, options.site.siteUrl);
    if (refusal !== undefined) await sendAnswer(request, reply, refusal);
  });
  app.post(PATH, { bodyLimit: MAX_BODY_BYTES }, async (request, reply) =>
    sendAnswer(request, reply, await answerTo(request, options, counter)),
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
    return { status: 403, error: `Send this form from ${siteUrl}/contact, or call us.` };
  const encoding = headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
  if (encoding !== 'identity') return { status: 415, error: 'Send the form without Content-Encoding.' };
  return undefined;
}

async function answerTo(
  request: FastifyRequest,
  options: ContactOptions,
  counter: SubmissionCounter,
): Promise<ContactAnswer> {
  const { body, headers } = request;
  const { store, site } = options;
  const { rateLimit, deliverSuspected, channels } = options.config;
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    return { status: 400, error: 'Send the fields of the form as one object.' };
  const key = UUID.safeParse(headers['idempotency-key']);
  if (!key.success) return { status: 400, error: 'Idempotency-Key has to be a UUID.' };
  const checked = checkContactForm(isFormPost(request) ? formValues({ ...body }) : body);
  if (!checked.ok) return { status: 422, fields: checked.fields };

  const clientAddress = plainAddress(request.ip);
  let suspicion = suspicionOf(checked.form, site.siteUrl);
  if (rateLimit > 0) {
    const network = clientNetwork(clientAddress);
    const { retryAfterSeconds, isFlood } = counter.count(network, rateLimit, suspicion !== undefined);
    if (retryAfterSeconds !== undefined)
      return { status: 429, error: 'Too many messages. Please wait, or call us.', retryAfterSeconds };
    if (isFlood) suspicion ??= 'unusually many messages came at that time';
  }

  const { name, email, phone, message, agreementVersion } = checked.form;
  const domain = normalizeDomain(site.siteUrl);
  const lead: NewLead = {
    submission: { name, email, phone, message, domain },
    consent: consentRecord(site.salonName, agreementVersion, phone, clientAddress, headers),
    key: key.data?.toLowerCase(),
    suspicion,
    channels: channels.filter(
      (channel) => channel !== 'webhook' || deliverSuspected || suspicion === undefined,
    ),
  };
  const { id, isNew } = await store.accept(lead);
  request.log.info({ lead: id, isNew, suspected: suspicion !== undefined }, 'lead stored');
  try {
    return { status: (await waitForDelivery(options, id, isNew)) ? 200 : 502 };
  } catch (error) {
    // It is stored, whatever happens now.
    request.log.error({ err: error, lead: id }, 'outcome of a delivery could not be read');
    return { status: 502 };
  }
}

/** A message that is sent again before it was delivered is tried at once, unless an attempt is in progress. */
async function waitForDelivery(
  { store, worker, waitMs }: ContactOptions,
  id: string,
  isNew: boolean,
): Promise<boolean> {
  if (isNew) return await worker.waitForWebhook(id, 0, waitMs);
  const before = await store.status(id, 'webhook');
  if (before === undefined || before.state === 'delivered') return true;
  await store.retryLead(id, ['webhook']);
  return await worker.waitForWebhook(id, before.state === 'parked' ? 0 : before.attempts, waitMs);
}

/** A form-encoded body as values of the schema: an unchecked checkbox is absent. */
function formValues(body: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { agreementChecked, ...rest } = body;
  return { ...rest, agreementChecked: agreementChecked === 'on' || agreementChecked === 'true' };
}
