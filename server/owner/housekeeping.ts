/** What a server does about its store besides delivering: forgets what is old, and speaks up about what is stuck. */
import type { FastifyBaseLogger } from 'fastify';
import type { Sql } from '../contact/stores/sql.ts';
import { purge } from './privacy.ts';
import { readStats } from './records.ts';

const HOUR_MS = 3_600_000;
const FIRST_AFTER_MS = 5000;

/** Starts; returns how to stop. */
export function keepHouse(sql: Sql, log: FastifyBaseLogger): () => void {
  let hours = 0;
  const run = () => {
    work(sql, log, hours % 24 === 0).catch((error: unknown) => {
      log.error({ err: error }, 'housekeeping failed; trying again in an hour');
    });
    hours += 1;
  };
  const first = setTimeout(run, FIRST_AFTER_MS);
  const hourly = setInterval(run, HOUR_MS);
  return () => {
    clearTimeout(first);
    clearInterval(hourly);
  };
}

async function work(sql: Sql, log: FastifyBaseLogger, purgeToo: boolean): Promise<void> {
  // Of several servers with one database, one may have a wrong clock.
  const now = await sql.now();
  if (purgeToo) log.info(await purge(sql, now), 'purged what was kept long enough');
  const { states } = await readStats(sql, now);
  if (states.parked > 0) {
    log.error(
      { parked: states.parked },
      'PARKED LEADS: nobody has got them; see npm run leads -- list --state parked',
    );
  }
}
