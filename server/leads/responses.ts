/** The responses of `POST /api/contact`: JSON for the form's script, a redirect for a browser without JavaScript. */
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { RESULT_IDS } from '../../contact/form-texts.ts';
import type { FieldErrors } from '../../contact/schema.ts';
import { StoreUnavailable } from './store.ts';

export type ContactResponse =
  | { readonly status: 200 | 502 | 503 }
  | { readonly status: 422; readonly fields: FieldErrors }
  | { readonly status: 400 | 403 | 405 | 413 | 415 | 500; readonly error: string }
  | { readonly status: 429; readonly error: string; readonly retryAfterSeconds: number };

export function sendResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  response: ContactResponse,
): FastifyReply {
  void reply.header('cache-control', 'no-store');
  if (response.status === 429) void reply.header('retry-after', response.retryAfterSeconds);
  if (response.status === 405) void reply.header('allow', 'POST');
  if (isFormPost(request)) return reply.redirect(`/contact#${anchorOf(response)}`, 303);
  return reply.code(response.status).send(bodyOf(response));
}

export function isFormPost(request: FastifyRequest): boolean {
  return /^application\/x-www-form-urlencoded\s*(?:;|$)/iu.test(request.headers['content-type'] ?? '');
}

function anchorOf(response: ContactResponse): string {
  if (response.status === 200) return RESULT_IDS.sent;
  if (response.status !== 422) return RESULT_IDS.failed;
  return Object.keys(response.fields).join() === 'agreementChecked'
    ? RESULT_IDS.agreement
    : RESULT_IDS.fields;
}

function bodyOf(response: ContactResponse): object {
  if ('fields' in response) return { ok: false, fields: response.fields };
  if ('error' in response) return { ok: false, error: response.error };
  return response.status === 200 ? { ok: true } : { ok: false, stored: response.status === 502 };
}

/** The response to an error. Unexpected errors are logged and never shown. */
export function responseToError(error: unknown, log: FastifyBaseLogger): ContactResponse {
  if (error instanceof StoreUnavailable) {
    log.error({ err: error }, 'lead not stored');
    return { status: 503 };
  }
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  if (status === 413) return { status, error: 'The message is too large: 64 KB at most.' };
  if (status === 415) return { status, error: 'Send the form as JSON or form-encoded.' };
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return { status: 400, error: 'The message could not be read.' };
  }
  log.error({ err: error }, 'request failed unexpectedly');
  return { status: 500, error: 'Something went wrong on our side.' };
}
