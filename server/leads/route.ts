/** `POST /api/contact`: checks a message, stores it, waits for its delivery, and answers. */
import { once } from 'node:events';
import formbody from '@fastify/formbody';
import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { normalizeDomain } from '../../contact/domain.ts';
import { checkContactForm, CONTACT_PATH } from '../../contact/schema.ts';
import type { Config } from '../config.ts';
import { MINUTE_MS } from '../durations.ts';
import { normalizeAddress } from '../http/client-address.ts';
import type { SiteRecord } from '../../contact/site-record.ts';
import { responseToError, type ContactResponse, isFormPost, sendResponse } from './responses.ts';
import { consentRecord } from './consent-record.ts';
import type { NewLead } from './lead.ts';
import { isSameSite } from './same-site.ts';
import type { Store } from './store.ts';
import { suspicionOf } from './suspicion.ts';

/** How long a message may wait for a free worker, in milliseconds. */
const MAX_QUEUE_MS = 2000;
/** How often a request reads a delivery that another server may make, in milliseconds. */
const READ_INTERVAL_MS = 250;
/** Lets every text within the limits of the form pass, in any script, as JSON or form-encoded. */
const MAX_BODY_BYTES = 64 * 1024;
const UUID = z.guid().optional();

const RATE_WINDOW_MS = 10 * MINUTE_MS;
/** All clients together may send this many times the limit of one; further messages are marked as suspected spam. */
const FLOOD_FACTOR = 50;

/** Counters of submissions: by client, and of all that are not suspected spam. */
type Limits = Readonly<Record<'client' | 'all', ReturnType<FastifyInstance['createRateLimit']>>>;

interface ContactOptions {
  readonly store: Store;
  readonly site: SiteRecord;
  readonly config: Config;
}

/** How long a request waits for the webhook, in milliseconds. */
export function webhookWaitMs({ webhook }: Config): number {
  return webhook === undefined ? 0 : webhook.timeoutMs + MAX_QUEUE_MS;
}

export async function contactRoutes(app: FastifyInstance, options: ContactOptions): Promise<void> {
  await app.register(formbody);
  await app.register(rateLimit, { global: false, timeWindow: RATE_WINDOW_MS });
  const max = options.config.rateLimit;
  const limits: Limits = {
    client: app.createRateLimit({ max, keyGenerator: ({ ip }) => normalizeIP(normalizeAddress(ip)) }),
    all: app.createRateLimit({ max: max * FLOOD_FACTOR, keyGenerator: () => 'all' }),
  };
  app.setErrorHandler((error, request, reply) =>
    sendResponse(request, reply, responseToError(error, request.log)),
  );
  app.addHook('onRequest', async (request, reply) => {
    const refusal = refusalOf(request, options.site.siteUrl);
    if (refusal !== undefined) await sendResponse(request, reply, refusal);
  });
  app.post(CONTACT_PATH, { bodyLimit: MAX_BODY_BYTES }, async (request, reply) =>
    sendResponse(request, reply, await responseTo(request, options, limits)),
  );
  app.route({
    method: ['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: CONTACT_PATH,
    handler: (request, reply) =>
      sendResponse(request, reply, { status: 405, error: 'This address only takes POST.' }),
  });
}

/** Why a request is refused before its body is read, if it is. */
function refusalOf({ headers }: FastifyRequest, siteUrl: string): ContactResponse | undefined {
  if (!isSameSite(headers, siteUrl))
    return { status: 403, error: `Send this form from ${siteUrl}/contact, or call us.` };
  const encoding = headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
  if (encoding !== 'identity') return { status: 415, error: 'Send the form without Content-Encoding.' };
  return undefined;
}

async function responseTo(
  request: FastifyRequest,
  options: ContactOptions,
  limits: Limits,
): Promise<ContactResponse> {
  const { body, headers } = request;
  const { store, site, config } = options;
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    return { status: 400, error: 'Send the fields of the form as one object.' };
  const key = UUID.safeParse(headers['idempotency-key']);
  if (!key.success) return { status: 400, error: 'Idempotency-Key has to be a UUID.' };
  const checked = checkContactForm(isFormPost(request) ? formValues({ ...body }) : body);
  if (!checked.ok) return { status: 422, fields: checked.fields };

  const clientAddress = normalizeAddress(request.ip);
  let suspicion = suspicionOf(checked.form, site.siteUrl);
  if (config.rateLimit > 0) {
    const ofClient = await limits.client(request);
    if (!ofClient.isAllowed && ofClient.isExceeded) {
      const error = 'Too many messages. Please wait, or call us.';
      return { status: 429, error, retryAfterSeconds: ofClient.ttlInSeconds };
    }
    // Suspected messages do not count towards the limit of all.
    const ofAll = suspicion === undefined ? await limits.all(request) : undefined;
    if (ofAll?.isAllowed === false && ofAll.isExceeded)
      suspicion = 'unusually many messages came at that time';
  }

  const { name, email, phone, message, agreementVersion } = checked.form;
  const domain = normalizeDomain(site.siteUrl);
  const lead: NewLead = {
    submission: { name, email, phone, message, domain },
    consent: consentRecord(site.salonName, agreementVersion, clientAddress, headers),
    key: key.data?.toLowerCase(),
    suspicion,
    channels: config.channels.filter(
      (channel) => channel !== 'webhook' || config.deliverSuspected || suspicion === undefined,
    ),
  };
  const { id, isNew } = await store.addLead(lead);
  request.log.info({ lead: id, isNew, suspected: suspicion !== undefined }, 'lead stored');
  // The webhook may have been removed from the settings while this message was pending.
  if (config.webhook === undefined) return { status: 200 };
  try {
    return { status: (await waitForWebhook(options, id, isNew)) ? 200 : 502 };
  } catch (error) {
    // It is stored, whatever happens now.
    request.log.error({ err: error, lead: id }, 'outcome of a delivery could not be read');
    return { status: 502 };
  }
}

/**
 * Waits until the webhook has taken the message (true), or an attempt has failed or takes too long (false). True also for a
 * message that does not go to the webhook. One that is sent again before it was delivered is tried at once.
 */
async function waitForWebhook(
  { store, config }: ContactOptions,
  id: string,
  isNew: boolean,
): Promise<boolean> {
  const deadline = performance.now() + webhookWaitMs(config);
  let attempts = 0;
  if (!isNew) {
    const before = await store.deliveryStatus(id, 'webhook');
    if (before === undefined || before.state === 'delivered') return true;
    if (before.state === 'pending') attempts = before.attempts;
    await store.retryLead(id, ['webhook']);
  }
  for (;;) {
    // Listens before it reads, so that it misses no outcome.
    const signal = AbortSignal.timeout(READ_INTERVAL_MS);
    const outcome = once(store.outcomes, id, { signal }).catch(() => undefined);
    const status = await store.deliveryStatus(id, 'webhook');
    if (status === undefined || status.state === 'delivered') return true;
    if (status.state === 'parked' || status.attempts > attempts) return false;
    if (performance.now() >= deadline) return false;
    await outcome;
  }
}

/** A form-encoded body as values of the schema: an unchecked checkbox is absent. */
function formValues(body: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { agreementChecked, ...rest } = body;
  return { ...rest, agreementChecked: agreementChecked === 'on' || agreementChecked === 'true' };
}
