/** What goes into the log: JSON lines without personal data, keys or the webhook's address. */
import type { FastifyServerOptions } from 'fastify';
import type { Config } from './config.ts';

/** Options of the log that Fastify makes. */
export function logOptions(level: Config['logLevel']): NonNullable<FastifyServerOptions['logger']> {
  return { level, base: null, serializers: { err: safeError } };
}

/**
 * An error without its message: messages of databases and of networks repeat values and addresses. What is left names
 * the kind, and the place in the code.
 */
function safeError(error: unknown): {
  type: string;
  message: string;
  stack: string;
  code?: unknown;
  reason?: unknown;
} {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const { name, stack = '' } = error;
  const code = 'code' in error ? error.code : undefined;
  // SQLite's own description of its code, such as "database or disk is full".
  const reason = 'errstr' in error ? error.errstr : undefined;
  const at = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return { type: name, message: '', stack: at.slice(0, 8).join('\n'), code, reason };
}

/** The path of a request's address: a query may hold anything. */
export function pathOf(url: string): string {
  return url.replace(/[?#].*$/s, '').slice(0, 200);
}
