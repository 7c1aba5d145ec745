import type { FastifyBaseLogger } from 'fastify';
import type { ContactAnswer } from './answers.ts';
import { StoreUnavailable } from './store.ts';

/** The answer to an error. Unexpected errors are logged and never shown. */
export function answerToError(error: unknown, log: FastifyBaseLogger): ContactAnswer {
  if (error instanceof StoreUnavailable) {
    log.error({ err: error.cause ?? error }, 'lead not stored');
    return { status: 503 };
  }
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  if (status === 413) return { status, error: 'The message is too large: 16 KB at most.' };
  if (status === 415) return { status, error: 'Send the form as JSON or form-encoded.' };
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return { status: 400, error: 'The message could not be read.' };
  }
  log.error({ err: error }, 'request failed unexpectedly');
  return { status: 500, error: 'Something went wrong on our side.' };
}
