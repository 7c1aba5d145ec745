/** Log options: JSON lines without personal data, keys or the webhook's address. */
import type { FastifyServerOptions } from 'fastify';
import type { Config } from './config.ts';
import { codeOf } from './errors.ts';

type SafeError = Record<string, unknown> & Readonly<Record<'type' | 'message' | 'stack', string>>;

export function logOptions(level: Config['logLevel']): NonNullable<FastifyServerOptions['logger']> {
  return { level, base: null, serializers: { err: safeError } };
}

/**
 * Serializes an error, or its cause, without the message, because messages of databases and network errors contain values and addresses.
 */
function safeError(error: unknown): SafeError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '', code: codeOf(error) };
  if (error.cause instanceof Error) return safeError(error.cause);
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
