/** `POST /api/contact`: from a request to a checked message, and from what became of it to an answer. */
import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { normaliseDomain } from '../../contact/domain.ts';
import type { SiteFacts } from '../pages/built-site.ts';
import { type ContactAnswer, isFormPost, sendAnswer } from './answers.ts';
import { clientNetwork } from './client-address.ts';
import { type Agreement, consentRecord, currentAgreement } from './consent-record.ts';
import type { Deliveries } from './delivery.ts';
import { answerToError } from './errors.ts';
import { formValues } from './form-values.ts';
import { takeLead } from './intake.ts';
import type { NewLead } from './lead.ts';
import { isSameSite } from './same-site.ts';
import type { LeadStore } from './store.ts';
import { suspicionOf } from './suspicion.ts';
import { isUuid } from './uuid.ts';

const PATH = '/api/contact';
const MOST_BYTES = 16 * 1024;
/** All clients together may send this many times what one may: a flood from many addresses ends here. */
const TOTAL_TO_CLIENT = 50;

export interface ContactParts {
  readonly store: LeadStore;
  readonly deliveries: Deliveries | undefined;
  readonly site: SiteFacts;
  /** Submissions per client address per 10 minutes; 0 is no limit. */
  readonly rateLimit: number;
}

/** The form's schema, and the library behind it: a fifth of a start, for which no page has to wait. */
const loadSchema = () => import('../../contact/schema.ts');
/** How long after the start it is there at the latest, in milliseconds: the first message does not wait for it either. */
const SCHEMA_AFTER_MS = 500;

export async function takeContactForm(app: FastifyInstance, parts: ContactParts): Promise<void> {
  const agreement = currentAgreement(parts.site.salonName);
  app.addHook('onReady', (done) => {
    setTimeout(() => void loadSchema(), SCHEMA_AFTER_MS).unref();
    done();
  });
  await app.register(async (scope) => {
    await scope.register(formbody, { bodyLimit: MOST_BYTES });
    scope.setErrorHandler((error, request, reply) =>
      sendAnswer(request, reply, answerToError(error, request.log)),
    );
    scope.addHook('onRequest', async (request, reply) => {
      if (!isSameSite(request.headers, parts.site.siteUrl)) {
        await sendAnswer(request, reply, {
          status: 403,
          error: 'This form only takes messages from its own site.',
        });
      }
    });
    scope.post(PATH, { bodyLimit: MOST_BYTES }, async (request, reply) =>
      sendAnswer(request, reply, await answerTo(request, parts, agreement)),
    );
    scope.route({
      method: ['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
      url: PATH,
      handler: (request, reply) =>
        sendAnswer(request, reply, { status: 405, error: 'This address only takes POST.' }),
    });
  });
}

async function answerTo(
  request: FastifyRequest,
  parts: ContactParts,
  agreement: Agreement,
): Promise<ContactAnswer> {
  const { body, headers } = request;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return { status: 400, error: 'Send the fields of the form as one object.' };
  }
  const key = headers['idempotency-key'];
  if (key !== undefined && (typeof key !== 'string' || !isUuid(key))) {
    return { status: 400, error: 'Idempotency-Key has to be a UUID.' };
  }
  const { checkContactForm } = await loadSchema();
  const checked = checkContactForm(isFormPost(request) ? formValues({ ...body }) : body);
  if (!checked.ok) return { status: 422, fields: checked.fields };

  if (parts.rateLimit > 0) {
    const limits = { perClient: parts.rateLimit, total: parts.rateLimit * TOTAL_TO_CLIENT };
    const wait = await parts.store.countSubmission(clientNetwork(request.ip), limits);
    if (wait !== undefined) {
      return { status: 429, error: 'Too many messages. Please wait, or call us.', retryAfterSeconds: wait };
    }
  }

  const { name, email, phone, message, agreementChecked } = checked.form;
  const lead: NewLead = {
    submission: {
      name,
      email,
      phone,
      message,
      domain: normaliseDomain(parts.site.siteUrl),
      agreementChecked,
    },
    consent: consentRecord(agreement, agreementChecked, phone, request.ip, headers),
    key: key?.toLowerCase(),
    suspicion: suspicionOf(checked.form),
    deliver: parts.deliveries !== undefined,
  };
  const result = await takeLead(parts.store, parts.deliveries, lead, request.log);
  return { status: result === 'sent' ? 200 : 502 };
}
