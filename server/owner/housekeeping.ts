/** Recurring work on the store besides delivery: deletes expired records, and reports parked and expired undelivered leads. */
import type { FastifyBaseLogger } from 'fastify';
import type { Sql } from '../contact/stores/sql.ts';
import { purge } from './retention.ts';
import { readStats } from './queries.ts';

const HOUR_MS = 3_600_000;
const HOURS_A_DAY = 24;
const FIRST_RUN_MS = 5000;

/** The hourly tasks, with their state between runs. */
export class Housekeeping {
  readonly #sql: Sql;
  readonly #log: FastifyBaseLogger;
  #hoursSincePurge = HOURS_A_DAY;

  constructor(sql: Sql, log: FastifyBaseLogger) {
    this.#sql = sql;
    this.#log = log;
  }

  /** @param now milliseconds since the epoch */
  async run(now: number): Promise<void> {
    this.#hoursSincePurge += 1;
    if (this.#hoursSincePurge >= HOURS_A_DAY) {
      this.#hoursSincePurge = 0;
      this.#log.info(await purge(this.#sql, now), 'deleted expired records');
    }
    const { states, expiredUndelivered } = await readStats(this.#sql, now);
    const { parked } = states;
    if (parked > 0) this.#log.error({ parked }, 'parked leads, see npm run leads -- list --state parked');
    if (expiredUndelivered > 0) {
      this.#log.error(
        { expiredUndelivered },
        'undelivered leads older than 12 months, see npm run leads -- purge --undelivered',
      );
    }
  }
}

/** Runs a few seconds after the start, and once an hour. */
export function startHousekeeping(sql: Sql, log: FastifyBaseLogger): { stop(): void } {
  const housekeeping = new Housekeeping(sql, log);
  const run = () => {
    // Of several servers with one database, one may have a wrong clock.
    const finished = sql.now().then((now) => housekeeping.run(now));
    finished.catch((error: unknown) => {
      log.error({ err: error }, 'housekeeping failed, retrying in an hour');
    });
  };
  const first = setTimeout(run, FIRST_RUN_MS);
  const hourly = setInterval(run, HOUR_MS);
  return {
    stop: () => {
      clearTimeout(first);
      clearInterval(hourly);
    },
  };
}
