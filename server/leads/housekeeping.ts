/** Recurring work besides delivery: deletes expired records once a day, and looks for problems every minute. */
import type { FastifyBaseLogger } from 'fastify';
import type { Problems } from './problems.ts';
import { purge } from './retention.ts';
import type { Sql } from './sql.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const FIRST_RUN_MS = 5000;

export function startHousekeeping(sql: Sql, problems: Problems, log: FastifyBaseLogger): { stop(): void } {
  const check = () => void problems.check();
  const deleteExpired = () => {
    purge(sql).then(
      (deleted) => {
        log.info(deleted, 'deleted expired records');
      },
      (error: unknown) => {
        log.error({ err: error }, 'expired records could not be deleted, trying again tomorrow');
      },
    );
  };
  const first = setTimeout(() => {
    check();
    deleteExpired();
  }, FIRST_RUN_MS);
  const timers = [setInterval(check, MINUTE_MS), setInterval(deleteExpired, DAY_MS)];
  return {
    stop: () => {
      clearTimeout(first);
      for (const timer of timers) clearInterval(timer);
    },
  };
}
