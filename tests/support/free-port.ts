import getPort from 'get-port';

/**
 * A port of this worker, below those that the system gives to connections, one of which would take it before a program starts.
 * The next port is free, too: a hosted editor's preview takes it.
 */
export function freePort(): Promise<number> {
  const first = 10_000 + 2_000 * Number(process.env.VITEST_POOL_ID ?? 0);
  return getPort({ port: Array.from({ length: 1_000 }, (_, index) => first + 2 * index) });
}
