/** Log options: JSON lines without personal data, keys or the webhook's address. */
import type { FastifyServerOptions } from 'fastify';
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

/** The path of a URL without the query, which may hold personal data. */
export function pathOf(url: string): string {
  return url.replace(/[?#].*$/su, '').slice(0, 200);
}
