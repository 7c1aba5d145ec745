import getPort, { portNumbers } from 'get-port';

/** A port of this worker, below those that the system gives to connections, one of which would take it before a program starts. */
export function freePort(): Promise<number> {
  const first = 10_000 + 2_000 * Number(process.env.VITEST_POOL_ID ?? 0);
  return getPort({ port: portNumbers(first, first + 1_999) });
}
