/** The log: JSON lines without personal data, keys or the webhook's address. */
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { Config } from './config.ts';
import { codeOf } from './errors.ts';

export function logOptions(level: Config['logLevel']): NonNullable<FastifyServerOptions['logger']> {
  return { level, base: null, serializers: { err: safeError } };
}

/**
 * Serializes an error, or its cause, without the message: those of databases and of the network hold values and addresses.
 */
function safeError(thrown: unknown) {
  const error = thrown instanceof Error && thrown.cause instanceof Error ? thrown.cause : thrown;
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '', code: codeOf(error) };
  const { name, stack = '' } = error;
  // SQLite's own description of its code, such as "database or disk is full".
  const reason = 'errstr' in error ? error.errstr : undefined;
  const frames = stack.split('\n').filter((line) => /^\s+at /u.test(line));
  return { type: name, message: '', stack: frames.slice(0, 8).join('\n'), code: codeOf(error), reason };
}

/** Logs each request without its query, which may hold personal data. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const path = request.url.replace(/[?#].*$/su, '').slice(0, 200);
    const ms = Math.round(reply.elapsedTime);
    request.log.info({ method: request.method, path, status: reply.statusCode, ms }, 'request');
    done();
  });
}
